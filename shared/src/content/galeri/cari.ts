import { searchText } from '../../platform/cari.ts'
import type { Galeri } from './fields.ts'

/** What a picture of the gallery is found by, on the server as in the admin. */
export function galeriCari({ judul, kategori }: Pick<Galeri, 'judul' | 'kategori'>): string {
  return searchText([judul, kategori])
}
