import { tidyTyped } from '../../platform/text/tidy.ts'
import { PEMESANAN_LIMITS } from '../../trips/pemesanan/pemesanan-fields.ts'

/** The largest sum of one entry, in rupiah or cents: far above any payment, and exact as a number. */
export const SUM_MAX = PEMESANAN_LIMITS.total

/** The longest text that is read. */
const LONGEST = 60
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/
const PLAIN = /^\d+$/
const CURRENCY = /^(?:rp\.?|idr|usd)\s*/i

/** The message for what is no sum as money is written. */
export const UNREADABLE =
  'Jumlah ini tidak terbaca. Tulis seluruh angkanya tanpa koma atau satuan, misalnya 10.000.000.'
const NOT_ABOVE_ZERO = 'Jumlah harus lebih dari 0.'
const TOO_LARGE = 'Jumlah ini terlalu besar. Periksa lagi angkanya.'

/**
 * Reads a sum of money, a number or as it is typed: `10000000`, `10.000.000`, `Rp 10.000.000`. Fractions, units, powers
 * of ten and wrong groups are refused with a message: nothing is guessed, and nothing unreadable is 0.
 */
export function readSum(sent: unknown): { jumlah: number } | { masalah: string } {
  const jumlah = typeof sent === 'string' ? digitsOf(sent) : sent
  if (typeof jumlah !== 'number' || !Number.isFinite(jumlah)) return { masalah: UNREADABLE }
  if (jumlah <= 0) return { masalah: NOT_ABOVE_ZERO }
  if (jumlah > SUM_MAX) return { masalah: TOO_LARGE }
  return Number.isInteger(jumlah) ? { jumlah } : { masalah: UNREADABLE }
}

function digitsOf(typed: string): number | null {
  if (typed.length > LONGEST) return null
  const text = tidyTyped(typed)
  const isBelow = text.startsWith('-')
  const digits = (isBelow ? text.slice(1) : text).replace(CURRENCY, '')
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return null
  return Number(digits.replaceAll('.', '')) * (isBelow ? -1 : 1)
}
