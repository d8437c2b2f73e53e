import { searchText } from '../../platform/cari.ts'
import type { Testimoni } from './fields.ts'

/** What a testimonial is found by, on the server as in the admin. */
export function testimoniCari({
  nama,
  kota,
  paket,
  isi,
}: Pick<Testimoni, 'nama' | 'kota' | 'paket' | 'isi'>): string {
  return searchText([nama, kota, paket, isi])
}
