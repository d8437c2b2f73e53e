import { numberFromText } from '../format/number-text.ts'
import { isTanggal } from '../format/tanggal.ts'
import { plainText } from '../plain-text.ts'

/*
 * What can be understood of a single value from a host other than ours. By hand and free of the schema library, which
 * would be a quarter of the script of the page that shows a package no release holds yet.
 */

export type Fields = Record<string, unknown>

/** An object, or null for anything else. */
export function readFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
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

/** A finite number, also sent as text; null for none. */
export function readNumber(value: unknown): number | null {
  const number = numberFromText(value)
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An amount that is not below zero; zero for none. */
export function readAmount(value: unknown): number {
  const number = readNumber(value)
  return number !== null && number >= 0 ? number : 0
}

/** One to five stars; null for none. */
export function readStars(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.min(5, Math.max(1, Math.round(number)))
}

/** A list of records, each read by `read`; what is no record is left out. */
export function readList<Entry>(value: unknown, read: (fields: Fields) => Entry): Entry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const fields = readFields(item)
    return fields ? [read(fields)] : []
  })
}
