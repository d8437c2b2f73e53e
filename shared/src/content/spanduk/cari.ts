import { searchText } from '../../platform/cari.ts'
import type { Spanduk } from './fields.ts'

/** What a picture of the carousel is found by, on the server as in the admin. */
export function spandukCari({ judul, teks }: Pick<Spanduk, 'judul' | 'teks'>): string {
  return searchText([judul, teks])
}
