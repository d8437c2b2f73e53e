import { sortPaket } from '@safar/shared/paket/rules'
import type { Paket, TipePaket } from '@safar/shared/paket/schema'
import { listOf } from '../noun/list-of.ts'
import { today } from '../today.ts'

/** SPEC section 9: home, the category pages and what stands beside a page's own subject show at most this many. */
export const MAX_PAKET_CARDS = 3

/** Every package, in the order of every list. */
export const listPaket = listOf('paket', (list: Paket[]) => sortPaket(list, today))

/** Packages of one type, in the order of every list. */
export async function listPaketOf(tipe: TipePaket): Promise<Paket[]> {
  return (await listPaket()).filter((paket) => paket.tipe_paket === tipe)
}
