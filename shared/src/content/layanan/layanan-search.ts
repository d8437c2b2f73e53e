import { searchText } from '../../platform/search.ts'
import type { Layanan } from './layanan-fields.ts'

/** Returns the search text of a service, folded; server and admin search the same. */
export function layananCari({
  nama,
  ringkasan,
  tipe_paket,
}: Pick<Layanan, 'nama' | 'ringkasan' | 'tipe_paket'>): string {
  return searchText([nama, ringkasan, tipe_paket])
}
