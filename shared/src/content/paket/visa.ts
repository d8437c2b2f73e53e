/** Whether a package's price holds the visa; `proses` is one that is being applied for. */
export const VISA = ['termasuk', 'tidak', 'proses'] as const
export type Visa = (typeof VISA)[number]

/** In the words that people read. */
export const VISA_LABEL: Record<Visa, string> = {
  termasuk: 'Termasuk dalam harga',
  tidak: 'Tidak termasuk',
  proses: 'Sedang diproses',
}
