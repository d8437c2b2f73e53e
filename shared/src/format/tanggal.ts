import { z } from 'zod'

/**
 * Calendar dates of the trade, always text `YYYY-MM-DD` without a time zone: a departure date is a day on the
 * calendar of the place of departure, never an instant.
 */
export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

/** Agencies sell by the calendar of western Indonesia (WIB, UTC+7, no daylight saving). */
export const AGENCY_TIME_ZONE = 'Asia/Jakarta'

const DAY_MS = 86_400_000

function toUtc(date: string): Date | null {
  if (!ISO_DATE.test(date)) return null
  const utc = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== date ? null : utc
}

/** True for a day that exists: `2026-02-28`, not `2026-02-30`. */
export function isTanggal(date: string): boolean {
  return toUtc(date) !== null
}

/** A required calendar date, `YYYY-MM-DD`. */
export const tanggalSchema = z
  .string({ error: 'Data tidak boleh kosong' })
  .trim()
  .min(1, 'Data tidak boleh kosong')
  .refine((value) => value === '' || isTanggal(value), 'Tanggal tidak dikenal, tulis tahun-bulan-tanggal')

/** A calendar date or an empty text. */
export const optionalTanggalSchema = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(
    z
      .string()
      .refine(
        (value) => value === '' || isTanggal(value),
        'Tanggal tidak dikenal, tulis tahun-bulan-tanggal',
      ),
  )

/** `2024-09-21` → `21 September 2024`. Text that is not a date comes back unchanged. */
export function formatTanggal(date: string): string {
  const utc = toUtc(date)
  return utc ? `${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]} ${utc.getUTCFullYear()}` : date
}

/** `2026-12-12` → `12 Des 2026`. */
export function formatTanggalSingkat(date: string): string {
  const utc = toUtc(date)
  return utc ? `${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]?.slice(0, 3)} ${utc.getUTCFullYear()}` : date
}

/** `2026-12-12` → `Sabtu, 12 Desember 2026`. */
export function formatTanggalHari(date: string): string {
  const utc = toUtc(date)
  return utc ? `${DAYS[utc.getUTCDay()]}, ${formatTanggal(date)}` : date
}

/** `2026-12-12` → `Sabtu`. */
export function namaHari(date: string): string {
  const utc = toUtc(date)
  return utc ? (DAYS[utc.getUTCDay()] ?? '') : ''
}

/** `2026-12-12` → `Desember 2026`. */
export function formatBulan(date: string): string {
  const utc = toUtc(date)
  return utc ? `${MONTHS[utc.getUTCMonth()]} ${utc.getUTCFullYear()}` : date
}

/** Today on the agency's calendar, `YYYY-MM-DD`. */
export function hariIni(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(now)
}

/** `addDays('2026-12-31', 1)` → `2027-01-01`. */
export function addDays(date: string, days: number): string {
  const utc = toUtc(date)
  if (!utc) throw new RangeError(`not a calendar date: ${date}`)
  return new Date(utc.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one date to another; negative when `to` is earlier; NaN when either is no date. */
export function daysBetween(from: string, to: string): number {
  const [a, b] = [toUtc(from), toUtc(to)]
  return a && b ? Math.round((b.getTime() - a.getTime()) / DAY_MS) : Number.NaN
}
