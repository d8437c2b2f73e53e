import { formatDurasi, parseDurasi } from '../../platform/format/durasi.ts'
import { numberFromText } from '../../platform/format/number-text.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { MOST_STARS } from './field.ts'

/*
 * What can be understood of a single value from a host other than ours. By hand and free of the schema library, which
 * would be a quarter of the script of the page that shows a package no release holds yet.
 */

/** What an object of a host may hold. */
export type Raw = Record<string, unknown>

/** An object, or null for anything else. */
export function readObject(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null
}

/** Text without control characters, a number as text, or blank. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : Number.isFinite(value) ? String(value) : ''
}

/** A day `2026-12-12`, which older hosts send with a time; blank for none. */
export function readTanggal(value: unknown): string {
  const day = readText(value).slice(0, 10)
  return isTanggal(day) ? day : ''
}

/** The longest moment that is read: one with an offset. */
const MOMENT_LENGTH = 40

/** A moment as ISO 8601 in UTC; blank for none. */
export function readMoment(value: unknown): string {
  const time = Date.parse(readText(value).slice(0, MOMENT_LENGTH))
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}

/** A finite number, also sent as text; null for none. */
export function readNumber(value: unknown): number | null {
  const number = numberFromText(value)
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A number from `least` up; null for none. */
export function readNumberFrom(least: number, value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && number >= least ? number : null
}

/** One to five stars; null for none. */
export function readStars(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.min(MOST_STARS, Math.max(1, Math.round(number)))
}

/** One of a few words, in any case; null for none. */
export function readChoice<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null {
  const wanted = readText(value).trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? null
}

/** The days of a trip as they are stored, `9 Hari`; other words as they are. */
export function readDurasi(value: unknown): string {
  const days = parseDurasi(value)
  return days === null ? readText(value) : formatDurasi(days)
}

/** The objects of a list; what is none is left out. */
export function readObjects(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(readObject).filter((item) => item !== null) : []
}
