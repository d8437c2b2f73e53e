/* Kept apart from `notify-me.ts`, with which the checks of a registration would load the rules of packages. */

/** Kinds of journey, as addresses and searches name them. */
export const KABARI_KATEGORI = ['umroh', 'haji', 'overseas'] as const
export type NotifyMeKategori = (typeof KABARI_KATEGORI)[number]
