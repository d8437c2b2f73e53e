import {
  addDays,
  bulanOf,
  formatTanggal,
  hariTiada,
  isTanggal,
  namaBulan,
  parseTanggal,
} from '../../platform/format/tanggal.ts'
import { plainCell } from './bank-amount.ts'

/*
 * Days of a statement. BCA writes `dd/mm` alone: the year is that of the statement's period, or of lines beside it that
 * have one, or the one that is said (`tahun`). Where nothing says it, days of the last three months are read as such,
 * with a warning; any other is an error.
 */

/** A span of days, `YYYY-MM-DD`, both included. */
export interface Span {
  dari: string
  sampai: string
}

/** A day as a cell has it: whole, without its year, or why there is none. */
export type WrittenDay = { tanggal: string } | { hari: number; bulan: number } | { masalah: string }

const TIME = /[\st,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,6})?)?\s*(?:wib|z|am|pm)?$/i
const WITHOUT_YEAR = /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2}|[a-z]{3,9})$/i
const DIGITS = /^\d{8}$/
/** Leap, so that 29 February is a day until its year is known. */
const LEAP = 2024
const pad = (part: number | string, length = 2) => String(part).padStart(length, '0')

const TIDAK_TERBACA = 'Tanggal ini tidak terbaca. Tulis hari, bulan, lalu tahun, misalnya 16/1/2027.'

/** Reads the cell of a day. */
export function readDayCell(cell: string): WrittenDay {
  const typed = plainCell(cell).replace(TIME, '')
  if (typed === '') return { masalah: 'Tanggalnya belum diisi.' }
  if (DIGITS.test(typed)) {
    const readings = [
      `${typed.slice(0, 4)}-${typed.slice(4, 6)}-${typed.slice(6)}`,
      `${typed.slice(4)}-${typed.slice(2, 4)}-${typed.slice(0, 2)}`,
    ].filter((day) => day > '2000' && day < '2100' && isTanggal(day))
    const [only] = readings
    return only !== undefined && readings.length === 1 ? { tanggal: only } : { masalah: TIDAK_TERBACA }
  }
  const [, day = '', month = ''] = WITHOUT_YEAR.exec(typed) ?? []
  if (day !== '') {
    const [hari, bulan] = [Number(day), /^\d+$/.test(month) ? Number(month) : bulanOf(month)]
    if (isTanggal(`${LEAP}-${pad(bulan)}-${pad(hari)}`)) return { hari, bulan }
    const last = bulan >= 1 && bulan <= 12 ? ` di ${namaBulan(bulan)}` : ''
    return { masalah: `Tanggal ${hari} bulan ${bulan} tidak ada${last}.` }
  }
  const tanggal = parseTanggal(typed)
  return tanggal ? { tanggal } : { masalah: hariTiada(typed) ?? TIDAK_TERBACA }
}

/** Returns the days of that month and day within a span. */
function within({ hari, bulan }: { hari: number; bulan: number }, { dari, sampai }: Span): string[] {
  const days: string[] = []
  for (let year = Number(dari.slice(0, 4)); year <= Number(sampai.slice(0, 4)); year += 1) {
    const day = `${pad(year, 4)}-${pad(bulan)}-${pad(hari)}`
    if (isTanggal(day) && day >= dari && day <= sampai) days.push(day)
  }
  return days
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[ ./-]{1,3}(?:\d{1,2}|[a-z]{3,9})[ ./-]{1,3}\d{2,4}`
const TWO_DAYS = new RegExp(`(${DAY})\\D{1,20}?(${DAY})(?!\\d)`, 'i')
const OF_PERIOD = /peri[o]?de?|period|rentang|tanggal|dari|mutasi/i
const MONTH = /(?:periode?|period|bulan)\W{0,5}([a-z]{3,9})\s+(\d{4})\b/i
/** The longest line of a heading that is read. */
const LONGEST = 300
/** The longest span that is a statement's. */
const SPAN_DAYS = 370

/** Returns the period that a line around the table names; null if it names none. */
export function readPeriod(line: string): Span | null {
  const text = line.slice(0, LONGEST).replaceAll("'", '')
  if (!OF_PERIOD.test(text)) return null
  const [, first = '', second = ''] = TWO_DAYS.exec(text) ?? []
  const [dari, sampai] = [parseTanggal(first), parseTanggal(second)]
  if (dari && sampai && dari <= sampai && addDays(dari, SPAN_DAYS) >= sampai) return { dari, sampai }
  const [, word = '', year = ''] = MONTH.exec(text) ?? []
  const bulan = bulanOf(word)
  if (bulan === 0) return null
  const last = new Date(Date.UTC(Number(year), bulan, 0)).getUTCDate()
  return { dari: `${year}-${pad(bulan)}-01`, sampai: `${year}-${pad(bulan)}-${pad(last)}` }
}

/** Days back from today in which a day without a year is read where nothing says it. */
const RECENT_DAYS = 92
/** Days from the only neighbour with a year. */
const NEAR_DAYS = 62

interface Told {
  periode: Span | null
  /** The year that somebody said for this file. */
  tahun: number | null
  /** `YYYY-MM-DD`, of Jakarta. */
  today: string
}

/** The days of a table: each whole or why not, and how years were found that no cell has. */
export interface ReadDays {
  days: ({ tanggal: string } | { masalah: string })[]
  peringatan: string | null
}

/** Gives each day its year, and refuses those to come. */
export function resolveDays(written: readonly WrittenDay[], { periode, tahun, today }: Told): ReadDays {
  const nearest = neighbours(written)
  let peringatan: string | null = null
  const days = written.map((day, at): { tanggal: string } | { masalah: string } => {
    if ('masalah' in day) return day
    if ('tanggal' in day) return checked(day.tanggal, today)
    const stated = periode ?? (tahun === null ? null : { dari: `${tahun}-01-01`, sampai: `${tahun}-12-31` })
    const span = stated ?? nearest(at)
    const found = within(day, span ?? { dari: addDays(today, -RECENT_DAYS), sampai: today })
    const [only] = found
    if (only !== undefined && found.length === 1) {
      if (!stated)
        peringatan = span
          ? 'Sebagian tanggal tanpa tahun; tahunnya diambil dari tanggal lain di berkas ini. Periksa.'
          : `Berkas ini tidak menyebut tahun maupun periodenya. Tanggalnya dibaca antara ${formatTanggal(addDays(today, -RECENT_DAYS))} dan ${formatTanggal(today)}. Periksa.`
      return checked(only, today)
    }
    if (!span)
      return {
        masalah:
          'Tahunnya tidak tertulis, dan berkas ini tidak menyebut periodenya. Unduh lagi dari bank dengan periode, atau sebutkan tahunnya.',
      }
    return {
      masalah:
        found.length > 1
          ? 'Tanggal ini cocok dengan lebih dari satu tahun dalam periode berkas ini.'
          : `Tanggal ini di luar periode ${formatTanggal(span.dari)} sampai ${formatTanggal(span.sampai)}.`,
    }
  })
  return { days, peringatan }
}

const EARLIEST = '2000-01-01'

function checked(tanggal: string, today: string): { tanggal: string } | { masalah: string } {
  if (tanggal > today) return { masalah: `${formatTanggal(tanggal)} belum tiba. Periksa tanggalnya.` }
  if (tanggal < EARLIEST) return { masalah: `${formatTanggal(tanggal)} terlalu lama. Periksa tahunnya.` }
  return { tanggal }
}

/** Returns, for the place of a day, the span between the nearest whole days before and after it; null without any. */
function neighbours(written: readonly WrittenDay[]): (at: number) => Span | null {
  const wholeAt = (day: WrittenDay | undefined) => (day && 'tanggal' in day ? day.tanggal : null)
  const before: (string | null)[] = []
  let last: string | null = null
  for (const day of written) {
    last = wholeAt(day) ?? last
    before.push(last)
  }
  const after: (string | null)[] = []
  let next: string | null = null
  for (let at = written.length - 1; at >= 0; at -= 1) {
    next = wholeAt(written[at]) ?? next
    after[at] = next
  }
  return (at) => {
    const [a, b] = [before[at] ?? null, after[at] ?? null]
    if (a !== null && b !== null) {
      const [dari, sampai] = a <= b ? [a, b] : [b, a]
      return { dari, sampai }
    }
    const one = a ?? b
    return one === null ? null : { dari: addDays(one, -NEAR_DAYS), sampai: addDays(one, NEAR_DAYS) }
  }
}
