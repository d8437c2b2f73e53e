import { KAMAR, type Kamar } from './kamar.ts'

/*
 * The room and the number of people that somebody looked at. They travel from the list to a departure's page in the
 * fragment, which no server and no cache sees, and to the comparison in its query.
 */

export interface KamarDilihat {
  kamar: Kamar
  /** The number of people; 1 by default. */
  orang: number
}

/** The largest number of people that a search or an address may name. */
export const ORANG_MAX = 9

const AWALAN = '#kamar='
/** The longest fragment that is read; a longer one is something else. */
const LONGEST = 60

/** Writes a room, and the people if more than one, as an address fragment: `#kamar=quad&orang=4`. */
export function kamarHash({ kamar, orang }: KamarDilihat): string {
  return `${AWALAN}${kamar}${orang > 1 ? `&orang=${orang}` : ''}`
}

/** Reads a room and the number of people from an address fragment; null if it names no room. */
export function readKamarHash(hash: string): KamarDilihat | null {
  if (!hash.startsWith(AWALAN) || hash.length > LONGEST) return null
  return readKamarQuery(new URLSearchParams(hash.slice(1)))
}

/** Reads a room and the number of people from a query; null if it names no room. */
export function readKamarQuery(query: URLSearchParams): KamarDilihat | null {
  const kamar = KAMAR.find((known) => known === query.get('kamar'))
  const said = query.get('orang') ?? ''
  const orang = /^\d$/.test(said) ? Math.min(ORANG_MAX, Math.max(1, Number(said))) : 1
  return kamar ? { kamar, orang } : null
}
