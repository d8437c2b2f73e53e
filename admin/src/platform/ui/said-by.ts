import { ApiError } from '@safar/shared/platform/http/errors'
import { unreachableText } from './unreachable.ts'

/** Returns a failed call's text for people: a field's first error, else the answer's message, else that none came. */
export function saidBy(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return unreachableText()
  return Object.values(error.errors)[0]?.[0] ?? error.message
}
