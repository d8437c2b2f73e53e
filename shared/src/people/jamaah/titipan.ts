/* The places of a pilgrim's paper passport, as plain values: each handing over is an entry that nobody changes. */

export const TITIPAN_DI = ['keluarga', 'kantor', 'penyedia_visa', 'pembimbing'] as const
export type TitipanDi = (typeof TITIPAN_DI)[number]

/** Each place as a sentence says it after "Paspor ada di". */
export const TITIPAN_DI_LABEL: Readonly<Record<TitipanDi, string>> = {
  keluarga: 'Keluarga',
  kantor: 'Kantor',
  penyedia_visa: 'Penyedia visa',
  pembimbing: 'Pembimbing',
}

/** The longest note of an entry, in UTF-16 units. */
export const TITIPAN_CATATAN_MAX = 300
