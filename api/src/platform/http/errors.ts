import { fieldErrors } from '@safar/shared/platform/http/errors'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import type { z } from 'zod'

/** An error that the caller caused, with its answer; any other error is hidden behind a request id. */
export class HttpError extends Error {
  readonly status: number
  /** The whole body beside `message`. */
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const forbidden = () => new HttpError(403, 'Akun Anda tidak berhak membuka bagian ini.')
export const notFound = (message = 'Alamat ini tidak ada.') => new HttpError(404, message)
export const conflict = (message: string, body: Record<string, unknown>) => new HttpError(409, message, body)
export const tooLarge = (message: string) => new HttpError(413, message)
export const unsupported = (message: string) => new HttpError(415, message)
export const unprocessable = (message: string, errors?: Record<string, string[]>) =>
  new HttpError(422, message, errors ? { errors } : {})
/** Makes a 422 with messages by field. */
export const invalidFields = (errors: Record<string, string[]>) =>
  unprocessable('Ada isian yang perlu diperbaiki.', errors)
export const tooMany = (retryAfterSeconds: number) =>
  new HttpError(
    429,
    `Terlalu banyak percobaan. Coba lagi dalam ${retryAfterSeconds} detik.`,
    {},
    { 'retry-after': String(retryAfterSeconds) },
  )
export const storageFull = () =>
  new HttpError(507, 'Ruang penyimpanan server penuh, perubahan tidak disimpan. Hubungi pengelola server.')

/** Makes the error for a database that another process has locked for long. */
export const storageBusy = () =>
  new HttpError(
    503,
    'Server sedang sibuk, jadi ini belum disimpan. Coba lagi sebentar lagi.',
    {},
    { 'retry-after': '2' },
  )

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * Returns the message for a schema's issue without a message of its own, since the library's are English or about
 * types.
 */
export function schemaWords({ code, input }: Issue): string {
  if (input === undefined || input === null) return REQUIRED_MESSAGE
  if (code === 'too_big') return 'Terlalu panjang atau terlalu besar'
  if (code === 'too_small') return 'Terlalu pendek atau terlalu kecil'
  return 'Isian ini tidak dapat dibaca'
}

/** Makes the 422 of a failed schema, with every message by field. */
export function invalid(error: z.ZodError): HttpError {
  const errors = fieldErrors(error)
  const missing = Object.values(errors).some((messages) => messages.includes(REQUIRED_MESSAGE))
  return missing ? unprocessable(REQUIRED_MESSAGE, errors) : invalidFields(errors)
}

/**
 * Parses a caller's input.
 * @throws HttpError 422 with messages by field
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: schemaWords })
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}
