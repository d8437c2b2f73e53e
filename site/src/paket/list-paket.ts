import { getCollection } from 'astro:content'
import { hariIni } from '@safar/shared/format/tanggal'
import { sortPaket } from '@safar/shared/paket/rules'
import type { Paket, TipePaket } from '@safar/shared/paket/schema'

/** SPEC section 9: home and the category pages show at most this many. */
export const MAX_PAKET_CARDS = 3

/** The agency's calendar day on which this release is built: what is open, full or departed hangs on it. */
export const today = hariIni()

/** Every package, in the order of every list. */
export async function listPaket(): Promise<Paket[]> {
  const entries: { data: Paket }[] = await getCollection('paket')
  return sortPaket(
    entries.map((entry) => entry.data),
    today,
  )
}

/** Packages of one type, in the order of every list. */
export async function listPaketOf(tipe: TipePaket): Promise<Paket[]> {
  return (await listPaket()).filter((paket) => paket.tipe_paket === tipe)
}
