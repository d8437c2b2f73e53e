import { haji, paket, umroh } from '../../platform/address/page.ts'

export const TIPE_PAKET = ['Umroh', 'Haji', 'Overseas'] as const
export type TipePaket = (typeof TIPE_PAKET)[number]

/** Page of the site that lists a type. */
export const TIPE_PAGE: Record<TipePaket, string> = { Umroh: umroh, Haji: haji, Overseas: paket }

/** Said in the office of a draft for which nobody chose a type. */
export const TIPE_BELUM = 'Belum dipilih'

/** The type that somebody chose; empty for a draft that misses one, in whose record the first type stands in for it (`records/noun/holes.ts`). */
export function tipeDipilih<Tipe extends string>({
  tipe_paket,
  kosong,
}: {
  tipe_paket: Tipe
  kosong: string
}): Tipe | '' {
  return kosong.split(',').includes('tipe_paket') ? '' : tipe_paket
}
