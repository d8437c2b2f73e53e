import { type Currency, UNITS } from '../../platform/format/rupiah.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { readSum, SUM_MAX } from '../buku/read-sum.ts'

const CENTS = /,(\d{2})$/
const LONGEST = 60

/**
 * Reads a sum as a clerk types it into a form, in rupiah or in dollars: `10.000.000`, `2.150`, `2.150,50`. The answer
 * is in whole rupiah or in cents, as calls take it. What cannot be read is refused with a message, as calls refuse it.
 */
export function readTypedSum(typed: string, mata_uang: Currency): { jumlah: number } | { masalah: string } {
  const unit = UNITS[mata_uang]
  if (unit === 1 || typed.length > LONGEST) return readSum(typed)
  const text = tidyTyped(typed)
  const cents = Number(CENTS.exec(text)?.[1] ?? 0)
  const whole = text.replace(CENTS, '')
  // Less than a dollar is a sum, too.
  const read = cents > 0 && /^0+$/.test(whole) ? { jumlah: 0 } : readSum(whole)
  if ('masalah' in read) return read
  const jumlah = read.jumlah * unit + cents
  return jumlah > SUM_MAX ? readSum(jumlah) : { jumlah }
}
