import { formatDurasi, parseDurasi } from '../../platform/format/durasi.ts'
import { numberFromText } from '../../platform/format/number-text.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { type Raw, readObject, readText } from '../../platform/text/read-raw.ts'
import { MOST_STARS } from './field.ts'

/*
 * Reads single values of hosts other than ours, as far as they make sense. By hand and free of the schema library,
 * which would be a quarter of the script of a page for packages newer than the release.
 */

/** Reads a day `2026-12-12`, which older hosts send with a time; empty for none. */
export function readTanggal(value: unknown): string {
  const day = readText(value).slice(0, 10)
  return isTanggal(day) ? day : ''
}

/** The longest moment that is read: one with an offset. */
const MOMENT_LENGTH = 40

/** Reads a moment as ISO 8601 in UTC; empty for none. */
export function readMoment(value: unknown): string {
  const time = Date.parse(readText(value).slice(0, MOMENT_LENGTH))
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}

/** Reads a finite number, also from text; null for none. */
export function readNumber(value: unknown): number | null {
  const number = numberFromText(value)
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Reads a number of at least `least`; null for none. */
export function readNumberFrom(least: number, value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && number >= least ? number : null
}

/** Reads one to five stars; null for none. */
export function readStars(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.min(MOST_STARS, Math.max(1, Math.round(number)))
}

/** Reads one of a few words, in any case; null for none. */
export function readChoice<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null {
  const wanted = readText(value).trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? null
}

/** Reads the days of a trip in their stored form, `9 Hari`; other words unchanged. */
export function readDurasi(value: unknown): string {
  const days = parseDurasi(value)
  return days === null ? readText(value) : formatDurasi(days)
}

/** Reads the objects of a list; other entries are left out. */
export function readObjects(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(readObject).filter((item) => item !== null) : []
}
