import { searchText } from '../../platform/search.ts'
import type { Artikel } from './artikel.ts'

/** Returns the search text of an article, folded; server and admin search the same. */
export function artikelCari({
  judul,
  ringkasan,
  kategori,
}: Pick<Artikel, 'judul' | 'ringkasan' | 'kategori'>): string {
  return searchText([judul, ringkasan, kategori])
}
