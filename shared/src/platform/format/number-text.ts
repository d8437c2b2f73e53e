import { tidyTyped } from '../text/tidy.ts'

/** The longest text that is read, beyond any notation of a number. */
const MAX_LENGTH = 1_000

/** Converts "32000000" to 32000000; a text that is no plain number comes back unchanged, an empty one as undefined. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.length > MAX_LENGTH) return value
  const trimmed = tidyTyped(value)
  if (trimmed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : value
}
