import { searchText } from '../../platform/cari.ts'
import type { Artikel } from './artikel.ts'

/** The texts that an article is found by, on the server as in the admin. */
export function artikelCari({
  judul,
  ringkasan,
  kategori,
}: Pick<Artikel, 'judul' | 'ringkasan' | 'kategori'>): string {
  return searchText([judul, ringkasan, kategori])
}
