import { haji, paket, umroh } from '../../platform/address/page.ts'

export const TIPE_PAKET = ['Umroh', 'Haji', 'Overseas'] as const
export type TipePaket = (typeof TIPE_PAKET)[number]

/** The site's page of each type. */
export const TIPE_PAGE: Record<TipePaket, string> = { Umroh: umroh, Haji: haji, Overseas: paket }

/** The office's word for a draft without a type. */
export const TIPE_BELUM = 'Belum dipilih'

/**
 * Returns the chosen type; empty for a draft without one, whose record holds the first type in its place
 * (`records/noun/holes.ts`).
 */
export function tipeDipilih<Tipe extends string>({
  tipe_paket,
  kosong,
}: {
  tipe_paket: Tipe
  kosong: string
}): Tipe | '' {
  return kosong.split(',').includes('tipe_paket') ? '' : tipe_paket
}
