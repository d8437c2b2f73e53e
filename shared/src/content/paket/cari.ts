import { searchText } from '../../platform/cari.ts'
import type { Paket } from './paket.ts'

/** SPEC section 2: the texts that a package is found by, beside its number; on the server as in the admin. */
export function paketCari(
  paket: Pick<Paket, 'nama_paket' | 'durasi' | 'maskapai'> & { tipe_paket: string },
): string {
  return searchText([paket.nama_paket, paket.tipe_paket, paket.durasi, paket.maskapai])
}
