import { ApiError } from '@safar/shared/errors'

/** What a refused change says to people. */
export function saidBy(error: unknown): string {
  return error instanceof ApiError && error.status > 0
    ? error.message
    : 'Belum tersimpan. Periksa sambungan internet Anda.'
}
