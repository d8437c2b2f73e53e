import { searchText } from '../../platform/cari.ts'
import type { Layanan } from './fields.ts'

/** What a service is found by, on the server as in the admin. */
export function layananCari({
  nama,
  ringkasan,
  tipe_paket,
}: Pick<Layanan, 'nama' | 'ringkasan' | 'tipe_paket'>): string {
  return searchText([nama, ringkasan, tipe_paket])
}
