import { parseDurasi } from '../../platform/format/durasi.ts'
import { addDays, daysBetween, isTanggal } from '../../platform/format/tanggal.ts'
import type { Paket } from './paket.ts'
import { PAKET_LIMITS } from './paket-fields.ts'

/** Values of a package from which nights are counted. */
export type Menginap = Pick<Paket, 'tipe_paket' | 'tanggal_keberangkatan' | 'durasi' | 'hotels' | 'maskapais'>

/** Consecutive nights that no hotel covers. */
export interface MalamKosong {
  /** The evening of the first, `YYYY-MM-DD`. */
  dari: string
  malam: number
}

/** Nights of a Hajj in the tents of Mina and Arafah and under the sky of Muzdalifah, at most. */
const MALAM_ARMUZNA = 6

/**
 * Returns the nights of a journey without a hotel, in order. The first and the last may be spent on the way, as may one
 * in flight; for a Hajj the longest gap is that of its rites. Empty if the length, the departure or a day of any hotel
 * is unknown.
 */
export function malamKosong(paket: Menginap): MalamKosong[] {
  const { tanggal_keberangkatan: start, hotels, maskapais } = paket
  const days = Math.min(parseDurasi(paket.durasi) ?? 0, PAKET_LIMITS.hari)
  if (days === 0 || !isTanggal(start) || hotels.length === 0) return []
  if (hotels.some(({ check_in, check_out }) => !isTanggal(check_in) || !isTanggal(check_out))) return []
  const covered = new Set<number>()
  const cover = (from: string, to: string) => {
    const [first, last] = [Math.max(0, daysBetween(start, from)), Math.min(days, daysBetween(start, to))]
    for (let night = first; night < last; night += 1) covered.add(night)
  }
  for (const { check_in, check_out } of hotels) cover(check_in, check_out)
  for (const { date_departure, date_arrival } of maskapais) {
    if (isTanggal(date_departure) && isTanggal(date_arrival)) cover(date_departure, date_arrival)
  }
  const gaps: MalamKosong[] = []
  let open = 0
  for (let night = 1; night <= days - 2; night += 1) {
    const isOpen = night < days - 2 && !covered.has(night)
    if (isOpen) open += 1
    else if (open > 0) {
      gaps.push({ dari: addDays(start, night - open), malam: open })
      open = 0
    }
  }
  if (paket.tipe_paket !== 'Haji') return gaps
  const rites = gaps.reduce<MalamKosong | null>(
    (longest, gap) => (gap.malam <= MALAM_ARMUZNA && gap.malam > (longest?.malam ?? 0) ? gap : longest),
    null,
  )
  return gaps.filter((gap) => gap !== rites)
}
