import { addMonths } from '../../../platform/format/tanggal.ts'
import { alasanLunas, type Dibayar, LUNAS_MENDAFTAR, paymentTermsOf } from '../payment-terms.ts'

export interface Cicilan {
  /** `YYYY-MM-DD` */
  jatuh_tempo: string
  jumlah: number
  uraian: string
}

/** Parts are round amounts; the last one takes the difference. */
const BULAT = 100_000
/** The largest number of instalments, however far ahead a departure is. */
const MOST_PARTS = 24

/**
 * Returns the payment plan from `today` on: the down payment today, equal monthly parts until the settling day, the
 * rest on it; together they are `total`. Empty if the settling day is unknown, after departure, and for currencies
 * other than rupiah.
 */
export function paymentSchedule(paket: Dibayar, total: number, dp: number | null, today: string): Cicilan[] {
  const { cara, batas } = paymentTermsOf(paket, today)
  if (total <= 0 || paket.currency !== 'Rp' || cara === 'belum' || cara === 'lewat') return []
  if (cara === 'lunas' || (dp !== null && dp >= total)) {
    return [{ jatuh_tempo: today, jumlah: total, uraian: LUNAS_MENDAFTAR }]
  }
  if (dp === null) return [{ jatuh_tempo: batas, jumlah: total, uraian: 'Pelunasan' }]
  const first = dp > 0 ? [{ jatuh_tempo: today, jumlah: dp, uraian: 'Uang muka' }] : []
  return [...first, ...cicilan(total - dp, today, batas)]
}

/** Explains in a sentence why a family pays everything on registering; empty for any other plan. */
export function alasanJadwal(paket: Dibayar, jadwal: readonly Cicilan[], today: string): string {
  if (jadwal[0]?.uraian !== LUNAS_MENDAFTAR) return ''
  const alasan = alasanLunas(paket, today) || 'uang mukanya sebesar seluruh biaya'
  return `${alasan.charAt(0).toUpperCase()}${alasan.slice(1)}, jadi tidak ada cicilan.`
}

function cicilan(sisa: number, today: string, batas: string): Cicilan[] {
  const days = bulanan(today, batas)
  const part = Math.ceil(sisa / days.length / BULAT) * BULAT
  const parts: Cicilan[] = []
  let left = sisa
  days.forEach((jatuh_tempo, index) => {
    if (left <= 0) return
    const jumlah = index === days.length - 1 ? left : Math.min(part, left)
    left -= jumlah
    parts.push({ jatuh_tempo, jumlah, uraian: left === 0 ? 'Pelunasan' : `Cicilan ${index + 1}` })
  })
  return parts
}

/** Returns today's day of each later month; the last is the settling day itself. */
function bulanan(today: string, batas: string): string[] {
  const days: string[] = []
  for (let month = 1; month <= MOST_PARTS && addMonths(today, month) <= batas; month += 1) {
    days.push(addMonths(today, month))
  }
  return [...days.slice(0, -1), batas]
}
