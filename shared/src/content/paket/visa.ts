/** The visa of a package: included in the price, not included, or being applied for. */
export const VISA = ['termasuk', 'tidak', 'proses'] as const
export type Visa = (typeof VISA)[number]

/** The name of each state of the visa. */
export const VISA_LABEL: Record<Visa, string> = {
  termasuk: 'Termasuk dalam harga',
  tidak: 'Tidak termasuk',
  proses: 'Sedang diproses',
}
