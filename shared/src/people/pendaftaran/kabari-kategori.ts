/*
 * Apart from `kabari.ts`: what checks a registration would load the rules of packages with it.
 */

/** Kinds of journey, as addresses and searches name them. */
export const KABARI_KATEGORI = ['umroh', 'haji', 'overseas'] as const
export type KabariKategori = (typeof KABARI_KATEGORI)[number]
