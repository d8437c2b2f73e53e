import { searchText } from '../../platform/search.ts'
import type { Paket } from './paket.ts'

/**
 * Returns the search text of a package, folded (SPEC section 2; the number is added apart). Server and admin search the
 * same.
 */
export function paketCari(
  paket: Pick<Paket, 'nama_paket' | 'durasi' | 'maskapai'> & { tipe_paket: string },
): string {
  return searchText([paket.nama_paket, paket.tipe_paket, paket.durasi, paket.maskapai])
}
