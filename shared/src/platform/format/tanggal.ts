import { tidyTyped } from '../text/tidy.ts'

/**
 * Calendar dates of the trade, always text `YYYY-MM-DD` without a time zone: a departure date is a day on the
 * calendar of the place of departure, never an instant.
 */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

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

/** The time zone of the agency's calendar, that of western Indonesia (WIB, UTC+7, no daylight saving). */
export const AGENCY_TIME_ZONE = 'Asia/Jakarta'

const DAY_MS = 86_400_000

const toUtc = (date: string): Date | null => (isTanggal(date) ? new Date(`${date}T00:00:00Z`) : null)

/**
 * Tells whether a `YYYY-MM-DD` is a day that exists: `2026-02-28`, not `2026-02-30`. Lists check thousands of days, so
 * it reckons with the text alone: to make a `Date` of it costs ten times as much.
 */
export function isTanggal(date: string): boolean {
  if (!ISO_DATE.test(date)) return false
  const [month, day] = [monthIn(date), dayIn(date)]
  return month >= 1 && month <= MONTHS.length && day >= 1 && day <= daysIn(yearIn(date), month)
}

const ZERO = '0'.charCodeAt(0)

/** Returns the number that digits of an ISO date make, from one place to before another. */
function digitsOf(date: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) number = 10 * number + date.charCodeAt(at) - ZERO
  return number
}

const yearIn = (date: string) => digitsOf(date, 0, 4)
const monthIn = (date: string) => digitsOf(date, 5, 7)
const dayIn = (date: string) => digitsOf(date, 8, 10)

const LONG_MONTH = 31
/** Months of thirty days, from one on. */
const SHORT_MONTHS: readonly number[] = [4, 6, 9, 11]

/** Returns the days of a month, which counts from one. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return SHORT_MONTHS.includes(month) ? LONG_MONTH - 1 : LONG_MONTH
}

const MONTH_WORD = /^(\d{1,2})[\s./-]*([a-z]{3,9})\.?,?[\s./-]*'?(\d{4}|\d{2})$/
const DAY_FIRST = /^(\d{1,2})\s*[\s./-]\s*(\d{1,2})\s*[\s./-]\s*(\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/
/** `Sabtu, ` or `Sab. ` before a date, as tickets, brochures and our own pages write it. */
const DAY_NAME =
  /^(sen(?:in)?|sel(?:asa)?|rabu?|kam(?:is)?|jum(?:'?at)?|sab(?:tu)?|min(?:ggu)?|ahad)\b\.?[\s,/]+/
/** Matches midnight after a day, which a spreadsheet shows in a cell of date and time. */
const MIDNIGHT = /[t\s,]\s*(?:0{1,2}[:.]00(?:[:.]00(?:[.,]0{1,6})?)?|12:00(?::00)?\s*am)(?:\s*(?:z|wib))?$/
/**
 * The longest text that is read, beyond any notation of a date; the patterns try every way of dividing spaces between
 * two signs.
 */
const MAX_TYPED_LENGTH = 40
/** The longest text before invisible characters are removed. */
const MAX_READ_LENGTH = 200
const pad = (part: string | number, length: number) => String(part).padStart(length, '0')

/**
 * Short forms of months besides their first three letters or more: other ones in use, and the English ones of tickets.
 */
const OTHER_MONTHS = new Map(
  Object.entries({
    peb: 2,
    pebruari: 2,
    may: 5,
    agt: 8,
    ags: 8,
    agst: 8,
    aug: 8,
    august: 8,
    oct: 10,
    october: 10,
    nop: 11,
    nopember: 11,
    dec: 12,
    december: 12,
    january: 1,
    february: 2,
    march: 3,
    june: 6,
    july: 7,
  }),
)

function monthNumber(word: string): number {
  return OTHER_MONTHS.get(word) ?? MONTHS.findIndex((month) => month.toLowerCase().startsWith(word)) + 1
}

/** An example of each notation that `parseTanggal` reads. */
export const TANGGAL_CONTOH = [
  '16 Januari 2027',
  '16 Jan 2027',
  '16/1/2027',
  '16-1-2027',
  '2027-01-16',
] as const

/** The error for a text in none of these notations. */
export const TANGGAL_TYPED_MESSAGE = `Tanggal tidak dikenal. Tulis misalnya ${TANGGAL_CONTOH.slice(0, -1).join(', ')}, atau ${TANGGAL_CONTOH.at(-1)}.`

interface TypedTanggal {
  /** The year as written; whether the day exists is checked later. */
  tahun: number
  bulan: number
  tanggal: number
  /** The first letters of the day of the week that stands before it; empty without one. */
  hari: string
}

/** The numbers of a text in one of the forms that are read; null for any other. */
function readTyped(value: string): TypedTanggal | null {
  if (value.length > MAX_READ_LENGTH) return null
  const typed = tidyTyped(value).toLowerCase().replace(MIDNIGHT, '').trimEnd()
  if (typed.length > MAX_TYPED_LENGTH) return null
  const name = DAY_NAME.exec(typed)
  const text = typed.slice(name?.[0].length ?? 0).replace(/\.$/, '')
  const named = MONTH_WORD.exec(text)
  const [, first = '', month = '', last = ''] = named ?? DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text) ?? []
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const bulan = named ? monthNumber(month) : Number(month)
  // A word that is no month makes no date.
  if (day === '' || (named && bulan === 0)) return null
  return {
    tahun: Number(`${year.length === 2 ? '20' : ''}${year}`),
    bulan,
    tanggal: Number(day),
    hari: (name?.[1] ?? '').replace('ahad', 'minggu').slice(0, 3),
  }
}

/** Returns `YYYY-MM-DD`, or null if the calendar has no such day. */
function dayOf({ tahun, bulan, tanggal }: TypedTanggal): string | null {
  const date = `${pad(tahun, 4)}-${pad(bulan, 2)}-${pad(tanggal, 2)}`
  return isTanggal(date) ? date : null
}

/** Returns the error for a text in a date's notation that names no day, such as 31 February; null for any other. */
export function hariTiada(value: string): string | null {
  const read = readTyped(value)
  if (!read || dayOf(read)) return null
  const { tahun, bulan, tanggal } = read
  if (bulan < 1 || bulan > 12)
    return `Bulan ${bulan} tidak ada. Tulis tanggal, bulan, lalu tahun, misalnya 16/1/2027.`
  if (tanggal === 0) return 'Tanggal 0 tidak ada. Tulis misalnya 16/1/2027.'
  const last = new Date(Date.UTC(tahun, bulan, 0)).getUTCDate()
  return `${tanggal} ${namaBulan(bulan)} ${tahun} tidak ada: bulan itu berakhir tanggal ${last}.`
}

/** Day numbers of this century, as Excel counts them from the end of 1899 on. */
const EXCEL_DAYS = { from: 36_526, to: 73_050 }

/**
 * Returns the day that a spreadsheet most likely means by a number; null for anything else. It is only suggested, since
 * Excel on older Macs counts from 1904.
 */
function excelDay(text: string): string | null {
  if (!/^\d{5}$/.test(text)) return null
  const days = Number(text)
  return days >= EXCEL_DAYS.from && days <= EXCEL_DAYS.to ? addDays('1899-12-30', days) : null
}

const isOnDay = (day: string, { hari }: TypedTanggal) => namaHari(day).toLowerCase().startsWith(hari)

/**
 * Reads a date as Indonesians type it: `16 Januari 2027`, `Sabtu, 16 Jan 2027`, `16/1/2027`, `16-01-27`, and
 * `2027-01-16`. Returns `YYYY-MM-DD`, or null for anything else: a day is never guessed, `30 Februari` is none, and a
 * date with the wrong weekday is refused.
 */
export function parseTanggal(value: string): string | null {
  const read = readTyped(value)
  const day = read && dayOf(read)
  return read && day && isOnDay(day, read) ? day : null
}

/** Returns the error for a text that `parseTanggal` does not read, for whoever typed it. */
export function tanggalTypedMessage(value: string): string {
  const excel = excelDay(tidyTyped(value.slice(0, MAX_READ_LENGTH)))
  if (excel)
    return `Angka ini nomor hari Excel, mungkin ${formatTanggal(excel)}. Ubah format selnya menjadi tanggal, atau tulis ${excel}.`
  if (isTanpaTahun(value)) return 'Tahunnya belum ditulis. Tulis misalnya 16 Januari 2027.'
  const read = readTyped(value)
  const day = read && dayOf(read)
  if (!read || !day) return hariTiada(value) ?? TANGGAL_TYPED_MESSAGE
  if (isOnDay(day, read)) return TANGGAL_TYPED_MESSAGE
  return `${formatTanggal(day)} jatuh pada hari ${namaHari(day)}. Periksa hari atau tanggalnya.`
}

/** Writes a date: `2024-09-21` → `21 September 2024`. A text that is no date comes back unchanged. */
export function formatTanggal(date: string): string {
  const utc = toUtc(date)
  return utc ? `${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]} ${utc.getUTCFullYear()}` : date
}

/** Returns the number of a month, 1 to 12, by its name or a short form of it; 0 for any other word. */
export function bulanOf(word: string): number {
  const text = word.toLowerCase()
  return text.length >= 3 && text.length <= 9 ? monthNumber(text) : 0
}

/** Returns the name of a month: `Januari` for 1. */
export const namaBulan = (bulan: number): string => MONTHS[bulan - 1] ?? ''

const TANPA_TAHUN = /^(\d{1,2})[\s./-]*([a-z]{3,9})\.?$/
const TANPA_TAHUN_ANGKA = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/

/** Tells whether a text is a day and a month without a year: `16 Januari`, `Sabtu, 16/1`. */
export function isTanpaTahun(value: string): boolean {
  const typed = value.trim().toLowerCase()
  if (typed.length > MAX_TYPED_LENGTH) return false
  const text = typed.slice(DAY_NAME.exec(typed)?.[0].length ?? 0).replace(/,$/, '')
  const [, day = '', word = ''] = TANPA_TAHUN.exec(text) ?? []
  const [, first = '', second = ''] = TANPA_TAHUN_ANGKA.exec(text) ?? []
  const [hari, bulan] = word ? [Number(day), bulanOf(word)] : [Number(first), Number(second)]
  return hari >= 1 && hari <= 31 && bulan >= 1 && bulan <= 12
}

/** Writes a date in short: `2026-12-12` → `12 Des 2026`. */
export function formatTanggalSingkat(date: string): string {
  const utc = toUtc(date)
  return utc ? `${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]?.slice(0, 3)} ${utc.getUTCFullYear()}` : date
}

/** Writes a date with its weekday: `2026-12-12` → `Sabtu, 12 Desember 2026`. */
export function formatTanggalHari(date: string): string {
  const utc = toUtc(date)
  return utc ? `${DAYS[utc.getUTCDay()]}, ${formatTanggal(date)}` : date
}

/** Writes a date without its year, for places that tell it: `2026-12-12` → `Sab, 12 Des`. */
export function formatTanggalRingkas(date: string): string {
  const utc = toUtc(date)
  if (!utc) return date
  return `${DAYS[utc.getUTCDay()]?.slice(0, 3)}, ${utc.getUTCDate()} ${MONTHS[utc.getUTCMonth()]?.slice(0, 3)}`
}

/** Returns the weekday of a date: `2026-12-12` → `Sabtu`; empty for no date. */
export function namaHari(date: string): string {
  const utc = toUtc(date)
  return utc ? (DAYS[utc.getUTCDay()] ?? '') : ''
}

/** Writes the month of a date: `2026-12-12` → `Desember 2026`. */
export function formatBulan(date: string): string {
  const utc = toUtc(date)
  return utc ? `${MONTHS[utc.getUTCMonth()]} ${utc.getUTCFullYear()}` : date
}

/** Jakarta's offset in milliseconds since 1964: counted, where a formatter is slow to make and to ask. */
const AGENCY_OFFSET_MS = 7 * 3_600_000

/** Returns today on the agency's calendar, `YYYY-MM-DD`. */
export function hariIni(now: Date = new Date()): string {
  return new Date(now.getTime() + AGENCY_OFFSET_MS).toISOString().slice(0, 10)
}

/**
 * Adds days to a date: `addDays('2026-12-31', 1)` → `2027-01-01`.
 * @throws RangeError for no date
 */
export function addDays(date: string, days: number): string {
  if (!isTanggal(date)) throw new RangeError(`not a calendar date: ${date}`)
  const added = new Date(Date.UTC(yearIn(date) + CYCLE, monthIn(date) - 1, dayIn(date) + days))
  return `${pad(added.getUTCFullYear() - CYCLE, 4)}-${pad(added.getUTCMonth() + 1, 2)}-${pad(added.getUTCDate(), 2)}`
}

/** The years after which the calendar repeats itself; of small ones `Date.UTC` would make years of the last century. */
const CYCLE = 400

/** Returns the whole days from one date to another; negative if `to` is earlier, NaN if either is no date. */
export function daysBetween(from: string, to: string): number {
  const [a, b] = [toUtc(from), toUtc(to)]
  return a && b ? Math.round((b.getTime() - a.getTime()) / DAY_MS) : Number.NaN
}

/**
 * Adds months to a date, at most to the last day of the month: `addMonths('2027-01-31', 1)` → `2027-02-28`.
 * @throws RangeError for no date
 */
export function addMonths(date: string, months: number): string {
  if (!isTanggal(date)) throw new RangeError(`not a calendar date: ${date}`)
  const all = yearIn(date) * MONTHS.length + monthIn(date) - 1 + months
  const year = Math.floor(all / MONTHS.length)
  const month = all - year * MONTHS.length + 1
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(Math.min(dayIn(date), daysIn(year, month)), 2)}`
}

/** Tells whether a text is a month such as `2027-03`. */
export function isBulan(bulan: string): boolean {
  return bulan.length === 7 && isTanggal(`${bulan}-01`)
}
