import type { Paket, TipePaket } from '@safar/shared/content/paket/schema'
import { listPaket } from '../sampel/list-paket.ts'

export { listPaket }

/** SPEC section 9: home, the category pages and what stands beside a page's own subject show at most this many. */
export const MAX_PAKET_CARDS = 3

/** Packages of one type, in the order of every list. */
export async function listPaketOf(tipe: TipePaket): Promise<Paket[]> {
  return (await listPaket()).filter((paket) => paket.tipe_paket === tipe)
}
