import { tidyTyped } from '../text/tidy.ts'
import { hariTiada, parseTanggal } from './tanggal.ts'

/* Moments as sheets carry them: in WIB, in a form that no spreadsheet takes for a date of its own and shortens. */

const WIB_MS = 7 * 3_600_000
/** The longest text that is read, beyond any notation of a moment. */
const MAX_TYPED_LENGTH = 60
/** The longest text before invisible characters are removed. */
const MAX_READ_LENGTH = 300
const TYPED = /^(\S.{4,40}?)(?:T|,? +)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,3}))?)?(?: ?WIB)?$/i
const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/

const WAKTU_WIB_MESSAGE = 'Waktu tidak dikenal. Tulis misalnya 2027-01-16 09:00 WIB'

/** Returns the error for a text that is no moment, for whoever typed it. */
export function waktuWibMessage(value: string): string {
  if (value.length > MAX_READ_LENGTH) return WAKTU_WIB_MESSAGE
  const typed = tidyTyped(value).slice(0, MAX_TYPED_LENGTH)
  return hariTiada(TYPED.exec(typed)?.[1] ?? typed) ?? WAKTU_WIB_MESSAGE
}

/**
 * Writes a moment in WIB: `2026-11-21T03:00:00.000Z` → `2026-11-21 10:00 WIB`, with seconds if there are any. A text
 * that is no moment comes back unchanged.
 */
export function writeWaktuWib(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const [day = '', clock = ''] = new Date(time + WIB_MS).toISOString().slice(0, -1).split('T')
  return `${day} ${clock.replace(/:00\.000$/, '')} WIB`
}

/**
 * Returns the start of a day in Jakarta (`YYYY-MM-DD`), ISO 8601 in UTC.
 * @throws RangeError for no date
 */
export const awalHari = (day: string): string => new Date(`${day}T00:00:00+07:00`).toISOString()

/**
 * Reads a moment as people type it, in WIB, or as ISO 8601 with an offset. Returns ISO 8601 in UTC; null for anything
 * else.
 */
export function readWaktuWib(value: string): string | null {
  if (value.length > MAX_READ_LENGTH) return null
  const typed = tidyTyped(value)
  if (typed.length > MAX_TYPED_LENGTH) return null
  if (OFFSET.test(typed) && typed.includes('T')) return toIso(typed)
  const [, date = '', hour = '', minute = '', second = '00', part = ''] = TYPED.exec(typed) ?? []
  const day = parseTanggal(date)
  return day && toIso(`${day}T${hour.padStart(2, '0')}:${minute}:${second}.${part.padEnd(3, '0')}+07:00`)
}

function toIso(text: string): string | null {
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
