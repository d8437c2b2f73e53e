import { tidyTyped } from '../text/tidy.ts'

/** Beyond any way of writing a number. */
const MAX_LENGTH = 1_000

/** "32000000" → 32000000; anything that is not a plain number stays what it was. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.length > MAX_LENGTH) return value
  const trimmed = tidyTyped(value)
  if (trimmed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : value
}
