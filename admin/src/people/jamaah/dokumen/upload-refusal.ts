import { ApiError } from '@safar/shared/platform/http/errors'
import { saidBy } from '../../../platform/ui/said-by.ts'

/** Returns the text of a failed upload, and whether the same file may be sent again. */
export function uploadRefusal(error: unknown): { message: string; mayRetry: boolean } {
  const isFinal = error instanceof ApiError && [404, 413, 415, 422].includes(error.status)
  return { message: saidBy(error), mayRetry: !isFinal }
}
