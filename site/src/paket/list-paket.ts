import type { Paket, TipePaket } from '@safar/shared/content/paket/paket-schema'
import { listPaket } from '../sampel/list-paket.ts'

export { listPaket }

/** The most packages on home, the category pages, and beside a page's own subject (SPEC section 9). */
export const MAX_PAKET_CARDS = 3

/** Lists packages of one type, in the order of every list. */
export async function listPaketOf(tipe: TipePaket): Promise<Paket[]> {
  return (await listPaket()).filter((paket) => paket.tipe_paket === tipe)
}
