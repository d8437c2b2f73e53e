export const TIPE_PAKET = ['Umroh', 'Haji', 'Overseas'] as const
export type TipePaket = (typeof TIPE_PAKET)[number]
