import { haji, paket, umroh } from '../address/page.ts'

export const TIPE_PAKET = ['Umroh', 'Haji', 'Overseas'] as const
export type TipePaket = (typeof TIPE_PAKET)[number]

/** Page of the site that lists a type. */
export const TIPE_PAGE: Record<TipePaket, string> = { Umroh: umroh, Haji: haji, Overseas: paket }
