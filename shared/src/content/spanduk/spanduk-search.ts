import { searchText } from '../../platform/search.ts'
import type { Spanduk } from './spanduk-fields.ts'

/** Returns the search text of a carousel picture, folded; server and admin search the same. */
export function spandukCari({ judul, teks }: Pick<Spanduk, 'judul' | 'teks'>): string {
  return searchText([judul, teks])
}
