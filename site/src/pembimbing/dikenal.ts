import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { cutText, firstSign } from '@safar/shared/platform/text/cut-text'

/** Tells if two names are those of one guide: people write spaces and capitals as they like. */
export function isSama(a: string, b: string): boolean {
  const plain = (nama: string) => nama.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(a) === plain(b)
}

/** Finds the known guide of a name. */
export function pembimbingOf<Guide extends Pick<Pembimbing, 'nama'>>(
  nama: string,
  list: readonly Guide[],
): Guide | undefined {
  return list.find((guide) => isSama(guide.nama, nama))
}

/** Returns a name's initials: of the first two words behind titles. */
export function inisialOf(nama: string): string {
  return cutText(nama, 200)
    .replace(/^(ustadz|ustadzah|ust\.?|h\.?|hj\.?|kh\.?|dr\.?)\s+/i, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstSign(word).toUpperCase())
    .join('')
}
