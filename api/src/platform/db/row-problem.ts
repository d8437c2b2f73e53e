import type { z } from 'zod'
import type { NamedTable } from './table.ts'

/** Returns the first problem in words, or null. */
export function problemOf({ error }: { error?: z.ZodError | undefined }): string | null {
  const [issue] = error?.issues ?? []
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
}

/** The longest stored text in bytes, above any field or revision that the API takes. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024

/** Tells whether a column keeps a value to the letter, and a backup takes it. */
export function isStorable(value: unknown): boolean {
  if (typeof value !== 'string') return true
  // No sign takes more than three bytes for each of its parts.
  const isShort = value.length * 3 <= MAX_TEXT_BYTES || Buffer.byteLength(value) <= MAX_TEXT_BYTES
  return isShort && value.isWellFormed() && !value.includes('\0')
}

export const NOT_STORABLE = 'text that cannot be stored'

/** Returns the problem of a table's row in words, or null. */
export function rowProblem({ rule }: NamedTable, row: object): string | null {
  if (!Object.values(row).every(isStorable)) return NOT_STORABLE
  return problemOf(rule.safeParse(row))
}
