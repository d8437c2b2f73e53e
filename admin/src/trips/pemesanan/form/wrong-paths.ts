import { ApiError } from '@safar/shared/platform/http/errors'
import type { z } from 'zod'

type Wrong = Record<string, string>

/** Forms show a pilgrim under the name's field. */
const shownAt = (path: string): string => path.replace(/(^|\.)jamaah_id$/, '$1nama')

/** Validates a form's input; returns the first message of each field by its path: `peserta.0.kamar`. */
export function wrongPaths(schema: z.ZodType, input: unknown): Wrong {
  const found: Wrong = {}
  for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
    found[shownAt(path.join('.'))] ??= message
  return found
}

/** Returns the errors by field of a refused call; empty for any other failure. */
export function refusedPaths(error: unknown): Wrong {
  const errors = error instanceof ApiError ? Object.entries(error.errors) : []
  return Object.fromEntries(errors.map(([path, texts]) => [shownAt(path), texts.join('. ')]))
}
