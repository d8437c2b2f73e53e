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

const MONTH_WORD = /^(\d{1,2})[\s./-]+([a-z]{3,9})\.?[\s./-]+(\d{4}|\d{2})$/
const DAY_FIRST = /^(\d{1,2})\s*[\s./-]\s*(\d{1,2})\s*[\s./-]\s*(\d{4}|\d{2})$/
/** Beyond any way of writing a date; the patterns try every way of sharing spaces out between two signs. */
const MAX_TYPED_LENGTH = 40
const pad = (part: string | number, length: number) => String(part).padStart(length, '0')

function monthNumber(word: string): number {
  // Short forms in use beside the first three letters: "agt" and "ags" for Agustus, "nop" for November.
  const known = { agt: 8, ags: 8, nop: 11, nopember: 11, pebruari: 2, peb: 2 }[word]
  if (known) return known
  return word.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(word)) + 1
}

/** One of each form that `parseTanggal` reads. */
export const TANGGAL_CONTOH = [
  '16 Januari 2027',
  '16 Jan 2027',
  '16/1/2027',
  '16-1-2027',
  '2027-01-16',
] as const

/** Said of text that is none of them. */
export const TANGGAL_TYPED_MESSAGE = `Tanggal tidak dikenal. Tulis misalnya ${TANGGAL_CONTOH.slice(0, -1).join(', ')}, atau ${TANGGAL_CONTOH.at(-1)}.`

/**
 * Reads a date as Indonesians type it: `16 Januari 2027`, `16 Jan 2027`, `16/1/2027`, `16-01-27`, and `2027-01-16`.
 * Gives `YYYY-MM-DD`, or null for anything else: a day is never guessed, `30 Februari` is no day.
 */
export function parseTanggal(value: string): string | null {
  const typed = value.trim().toLowerCase()
  if (typed.length > MAX_TYPED_LENGTH) return null
  if (isTanggal(typed)) return typed
  const named = MONTH_WORD.exec(typed)
  const [, day = '', month = '', year = ''] = named ?? DAY_FIRST.exec(typed) ?? []
  const date = `${year.length === 2 ? '20' : ''}${year}-${pad(named ? monthNumber(month) : month, 2)}-${pad(day, 2)}`
  return isTanggal(date) ? date : null
}

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

/** `2026-12-12` → `Sab, 12 Des`, where the year is plain from beside it. */
export function formatTanggalRingkas(date: string): string {
  const utc = toUtc(date)
  if (!utc) return date
  return `${DAYS[utc.getUTCDay()]?.slice(0, 3)}, ${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]?.slice(0, 3)}`
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
