import { type Currency, formatHarga, formatThousands, UNITS } from '../../platform/format/rupiah.ts'
import type { Tagihan } from './bills.ts'

/**
 * Writes a sum of a booking, whole rupiah or cents of a dollar: `Rp 32.000.000`, `USD 2.150`, `USD 2.150,50`. A sum
 * below 0 begins with a minus.
 */
export function sumText(sum: number, mata_uang: Currency): string {
  return written(sum, mata_uang, (whole) => formatHarga(whole, mata_uang))
}

/** Writes a sum where the table's caption says its currency: `32.000.000`, `2.150,50`. */
export function columnSumText(sum: number, mata_uang: Currency): string {
  return written(sum, mata_uang, formatThousands)
}

function written(sum: number, mata_uang: Currency, wholeText: (whole: number) => string): string {
  const unit = UNITS[mata_uang]
  const amount = Math.abs(sum)
  const rest = amount % unit
  const cents = rest > 0 ? `,${String(rest).padStart(String(unit).length - 1, '0')}` : ''
  return `${sum < 0 ? '−' : ''}${wholeText((amount - rest) / unit)}${cents}`
}

/** Writes what a change adds to a sum: `+ Rp 3.000.000`, `− Rp 500.000`, or that it stays. */
export function differenceText(selisih: number, mata_uang: Currency): string {
  if (selisih === 0) return 'Tetap'
  return `${selisih > 0 ? '+' : '−'} ${sumText(Math.abs(selisih), mata_uang)}`
}

/** Writes what a plan asks for first, by name and sum: `Uang muka Rp 20.000.000`; by name alone without bills. */
export function firstBillText([first]: readonly Tagihan[], mata_uang: Currency): string {
  const word = first?.jenis === 'dp' ? 'Uang muka' : 'Pembayaran'
  return first ? `${word} ${sumText(first.jumlah, mata_uang)}` : word
}
