import { z } from 'zod'
import { isTime } from '../../platform/db/time.ts'

/** Below what a column holds: the rows that are still to come need ids as well. */
const MAX_ID = 2_000_000_000
export const id = z.number().int().min(1).max(MAX_ID)
export const line = (max: number) => z.string().max(max)
export const time = z.string().max(24).refine(isTime, 'no time')
export const flag = z.union([z.literal(0), z.literal(1)])
/** A column whose type and length, which are asked of the database, say enough. */
export const asItIs = z.unknown()

export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+$/, 'no address')
  .refine((value) => /[a-z]/.test(value), 'no address')

/** What is wrong first, or null. */
export function problemOf({
  error,
}: z.ZodSafeParseResult<unknown> | z.core.util.SafeParseResult<unknown>): string | null {
  const [issue] = error?.issues ?? []
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
}

/** Longer than any field or revision that the API takes, in bytes. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024

/** Whether a column keeps a value to the letter, and a backup takes it. */
export function isStorable(value: unknown): boolean {
  if (typeof value !== 'string') return true
  // No sign takes more than three bytes for each of its parts.
  const isShort = value.length * 3 <= MAX_TEXT_BYTES || Buffer.byteLength(value) <= MAX_TEXT_BYTES
  return isShort && value.isWellFormed() && !value.includes('\0')
}

export const NOT_STORABLE = 'text that cannot be stored'

/** What is wrong with a row, or null. */
export function rowProblem(rule: z.ZodType, row: object): string | null {
  if (!Object.values(row).every(isStorable)) return NOT_STORABLE
  return problemOf(rule.safeParse(row))
}
