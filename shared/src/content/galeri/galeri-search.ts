import { searchText } from '../../platform/search.ts'
import type { Galeri } from './galeri-fields.ts'

/** Returns the search text of a gallery picture, folded; server and admin search the same. */
export function galeriCari({ judul, kategori }: Pick<Galeri, 'judul' | 'kategori'>): string {
  return searchText([judul, kategori])
}
