import { banding } from '../../platform/address/keberangkatan.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { isSlug } from '../../platform/text/slug.ts'
import { type KamarDilihat, readKamarQuery } from './kamar-alamat.ts'

/** The largest number of departures that are compared side by side. */
export const BANDING_MOST = 3
export const BANDING_LEAST = 2

/** The longest query that is read; three slugs are never longer. */
const MAX_QUERY = 1_000

/** Returns valid slugs without repetition, at most `BANDING_MOST`. */
export function pilihanBanding(slugs: readonly string[]): string[] {
  return [...new Set(slugs.filter((slug) => isSlug(slug)))].slice(0, BANDING_MOST)
}

/** Reads the slugs that a comparison's query names. */
export function readBanding(query: string): string[] {
  const named = new URLSearchParams(query.slice(0, MAX_QUERY)).get('p') ?? ''
  return pilihanBanding(named.split(',').map((slug) => slug.trim()))
}

/** Reads room and number of people from a comparison's query; null if it names none. */
export function readBandingKamar(query: string): KamarDilihat | null {
  return readKamarQuery(new URLSearchParams(query.slice(0, MAX_QUERY)))
}

/** Returns the address of a comparison, `/paket/banding?p=satu,dua`, with room and number of people if given. */
export function bandingPath(slugs: readonly string[], dilihat: KamarDilihat | null = null): string {
  const held = pilihanBanding(slugs)
  if (held.length === 0) return banding
  const kamar = dilihat ? `&kamar=${dilihat.kamar}${dilihat.orang > 1 ? `&orang=${dilihat.orang}` : ''}` : ''
  return `${banding}?p=${held.map(encodePart).join(',')}${kamar}`
}
