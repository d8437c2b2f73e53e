import { umurPada } from '../../content/paket/hitung/umur.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import type { PesertaStored } from './pemesanan-fields.ts'

/** The age in years from which somebody travels without an adult. */
export const ADULT_AGE = 18

type Aged = Pick<PesertaStored, 'jenis' | 'tanggal_lahir'>

/**
 * Tells whether somebody is under age on the day of departure. Without one of the two days it is what they were booked
 * as; `adult` is the age from which nobody is.
 */
export function isMinor(
  { jenis, tanggal_lahir: lahir }: Aged,
  tanggal_keberangkatan: string,
  adult = ADULT_AGE,
): boolean {
  return isTanggal(lahir) && isTanggal(tanggal_keberangkatan)
    ? umurPada(lahir, tanggal_keberangkatan) < adult
    : jenis !== 'dewasa'
}

/**
 * Returns what is odd of the people of a booking, in sentences: minors who travel without an adult. Ages are those on
 * the day of departure; who has no day of birth is what they were booked as.
 */
export function bookingWarnings(peserta: readonly Aged[], tanggal_keberangkatan: string): string[] {
  const minors = peserta.filter((one) => isMinor(one, tanggal_keberangkatan)).length
  if (minors === 0 || minors < peserta.length) return []
  return [
    `${minors} peserta di bawah ${ADULT_AGE} tahun berangkat tanpa orang dewasa di pemesanan ini. Pastikan ada pendampingnya.`,
  ]
}
