import type { Currency } from '../../platform/format/rupiah.ts'

/** Stamp duty (bea meterai) as a day has it, in whole rupiah. */
export interface StampDuty {
  /** Documents of a sum above it need a stamp (UU 10/2020 article 3 (2) g). */
  batas: number
  tarif: number
}

/**
 * Returns the stamp duty in rupiah that a receipt of a sum needs; null where it needs none, and where a sum in dollars
 * has no rate: nothing is guessed.
 */
export function stampDutyOf(
  { jumlah, mata_uang, kurs }: { jumlah: number; mata_uang: Currency; kurs: number | null },
  { batas, tarif }: StampDuty,
): number | null {
  if (mata_uang === 'Rp') return jumlah > batas ? tarif : null
  // Cents: the sum in rupiah is a hundredth of the product, which may be larger than a number is exact for.
  return kurs !== null && BigInt(jumlah) * BigInt(kurs) > BigInt(batas) * 100n ? tarif : null
}
