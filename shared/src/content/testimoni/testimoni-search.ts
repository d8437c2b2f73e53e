import { searchText } from '../../platform/search.ts'
import type { Testimoni } from './testimoni-fields.ts'

/** Returns the search text of a testimonial, folded; server and admin search the same. */
export function testimoniCari({
  nama,
  kota,
  paket,
  isi,
}: Pick<Testimoni, 'nama' | 'kota' | 'paket' | 'isi'>): string {
  return searchText([nama, kota, paket, isi])
}
