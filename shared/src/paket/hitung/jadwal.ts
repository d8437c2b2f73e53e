import { addMonths, daysBetween, formatTanggal, isTanggal } from '../../format/tanggal.ts'
import { batasPelunasan } from '../harga-tambahan.ts'
import type { Paket } from '../paket.ts'
import { ATURAN_HITUNG, type AturanHitung, aturanOf } from './aturan.ts'

export interface Cicilan {
  /** `YYYY-MM-DD` */
  jatuh_tempo: string
  jumlah: number
  uraian: string
}

/** What the only payment of who pays all at once is called. */
export const LUNAS_MENDAFTAR = 'Lunas saat mendaftar'
/** Parts are round amounts; the last one takes the difference. */
const BULAT = 100_000
/** Nobody pays for longer, however far a departure lies. */
const MOST_PARTS = 24

type Dibayar = Pick<Paket, 'currency' | 'tanggal_keberangkatan' | 'pelunasan_hari'> & {
  aturan?: AturanHitung | undefined
}

/**
 * When to pay how much, all of it from `today` on: down payment today, equal parts each month until the settling day, the rest on it.
 * Together they are the total. None where the settling day is not known, and for prices that are not in rupiah.
 */
export function jadwalBayar(paket: Dibayar, total: number, dp: number | null, today: string): Cicilan[] {
  const batas = batasPelunasan(paket)
  if (total <= 0 || paket.currency !== 'Rp' || !isTanggal(batas)) return []
  if (paket.tanggal_keberangkatan < today) return []
  if (daysBetween(today, batas) < aturanOf(paket).lunas || (dp !== null && dp >= total)) {
    return [{ jatuh_tempo: today, jumlah: total, uraian: LUNAS_MENDAFTAR }]
  }
  if (dp === null) return [{ jatuh_tempo: batas, jumlah: total, uraian: 'Pelunasan' }]
  const first = dp > 0 ? [{ jatuh_tempo: today, jumlah: dp, uraian: 'Uang muka' }] : []
  return [...first, ...cicilan(total - dp, today, batas)]
}

/**
 * Why a family pays all of it when it registers, as a sentence with the settling day (`batas`) and `today`, both `YYYY-MM-DD`; empty
 * for a plan in which it does not.
 */
export function alasanLunas(
  jadwal: readonly Cicilan[],
  batas: string,
  today: string,
  { lunas }: AturanHitung = ATURAN_HITUNG,
): string {
  if (jadwal[0]?.uraian !== LUNAS_MENDAFTAR) return ''
  const hari = daysBetween(today, batas)
  if (hari < 0) return `Batas pelunasan ${formatTanggal(batas)} sudah lewat, jadi tidak ada cicilan.`
  return hari < lunas
    ? `Batas pelunasan ${formatTanggal(batas)} kurang dari ${lunas} hari lagi, jadi tidak ada cicilan.`
    : 'Uang mukanya sebesar seluruh biaya, jadi tidak ada cicilan.'
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

/** Today's day of each later month, the last of them the settling day itself. */
function bulanan(today: string, batas: string): string[] {
  const days: string[] = []
  for (let month = 1; month <= MOST_PARTS && addMonths(today, month) <= batas; month += 1) {
    days.push(addMonths(today, month))
  }
  return [...days.slice(0, -1), batas]
}
