import { ApiError } from '@safar/shared/platform/http/errors'

/** Tells if an error is an `ApiError` of this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
