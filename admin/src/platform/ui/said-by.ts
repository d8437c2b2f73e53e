import { ApiError } from '@safar/shared/platform/http/errors'
import { unreachableText } from './unreachable.ts'

/** What a failed call says to people: the words of a field first, then of the answer, or that there was none. */
export function saidBy(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return unreachableText()
  return Object.values(error.errors)[0]?.[0] ?? error.message
}
