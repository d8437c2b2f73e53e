import { ApiError } from '@safar/shared/platform/http/errors'

/** Whether a call was answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
