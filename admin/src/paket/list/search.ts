import { searchText } from '@safar/shared/cari'
import type { Paket } from '@safar/shared/paket/schema'

/** SPEC section 2: what the free-text search looks at. */
export function paketText({ id, nama_paket, tipe_paket, durasi, maskapai }: Paket): string {
  return searchText([String(id), nama_paket, tipe_paket, durasi, maskapai])
}
