import { parseDurasi } from '@safar/shared/platform/format/durasi'
import { addDays, isTanggal } from '@safar/shared/platform/format/tanggal'
import { type Libur, liburPada } from '@safar/shared/settings/pengaturan/libur'
import type { PaketRow } from '../paket/list/use-paket-rows.ts'

/** A range of days, `YYYY-MM-DD`, both ends included. */
export interface Rentang {
  mulai: string
  selesai: string
}

export interface Hari {
  tanggal: string
  paket: readonly PaketRow[]
}

/** A month of the calendar with its departures and holidays. */
export interface Bulan extends Rentang {
  /** The weeks from Monday on; null for days of the months beside it. */
  pekan: readonly (readonly (string | null)[])[]
  /** The days with departures, the earliest first. */
  hari: readonly Hari[]
  libur: readonly Libur[]
}

const WEEK = 7
const MONTHS = 12
const DAY_MS = 86_400_000
const two = (part: number) => String(part).padStart(2, '0')

/** Returns the number of empty cells before a month's first day, Monday first. */
function blanksOf(first: string): number {
  return (new Date(`${first}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK
}

function pekanOf(first: string, days: number): (string | null)[][] {
  const blanks = blanksOf(first)
  const cells = Array.from({ length: Math.ceil((blanks + days) / WEEK) * WEEK }, (_, index) =>
    index >= blanks && index < blanks + days ? addDays(first, index - blanks) : null,
  )
  return Array.from({ length: cells.length / WEEK }, (_, week) => cells.slice(week * WEEK, (week + 1) * WEEK))
}

/** Returns the days of a trip, from departure to the last day; one day where no duration is stated. */
export function rentangOf({
  tanggal_keberangkatan,
  durasi,
}: Pick<PaketRow, 'tanggal_keberangkatan' | 'durasi'>): Rentang {
  const days = Math.max(1, parseDurasi(durasi) ?? 1)
  return { mulai: tanggal_keberangkatan, selesai: addDays(tanggal_keberangkatan, days - 1) }
}

/** Returns the months of a year as `YYYY-MM`. */
export function bulanTahun(tahun: number): string[] {
  return Array.from({ length: MONTHS }, (_, index) => `${tahun}-${two(index + 1)}`)
}

/** The number of months after the current one that the calendar shows where no year is asked for. */
const BULAN_KE_DEPAN = 12

/** Returns the current month and the twelve after it as `YYYY-MM`. */
export function bulanKeDepan(today: string): string[] {
  const [tahun, bulan] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  return Array.from({ length: BULAN_KE_DEPAN + 1 }, (_, index) => {
    const nth = bulan + index
    return `${tahun + Math.floor(nth / MONTHS)}-${two((nth % MONTHS) + 1)}`
  })
}

/** Returns these months (`YYYY-MM`) with their departures and holidays; packages without a day are left out. */
export function bulanOf(
  bulan: readonly string[],
  paket: readonly PaketRow[],
  libur: readonly Libur[],
): Bulan[] {
  const byDay = new Map<string, PaketRow[]>()
  for (const item of paket) {
    if (!isTanggal(item.tanggal_keberangkatan)) continue
    const others = byDay.get(item.tanggal_keberangkatan)
    if (others) others.push(item)
    else byDay.set(item.tanggal_keberangkatan, [item])
  }
  return bulan.map((satu) => {
    const [tahun, nth] = [Number(satu.slice(0, 4)), Number(satu.slice(5, 7))]
    const mulai = `${satu}-01`
    const days = Math.round((Date.UTC(tahun, nth, 1) - Date.UTC(tahun, nth - 1, 1)) / DAY_MS)
    const selesai = addDays(mulai, days - 1)
    const hari = Array.from({ length: days }, (_day, nth) => addDays(mulai, nth)).flatMap((tanggal) => {
      const leaving = byDay.get(tanggal)
      return leaving ? [{ tanggal, paket: leaving }] : []
    })
    return { mulai, selesai, pekan: pekanOf(mulai, days), hari, libur: liburPada(libur, mulai, selesai) }
  })
}
