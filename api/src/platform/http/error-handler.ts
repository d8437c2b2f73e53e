import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../db/sqlite-driver.ts'
import { HttpError, notFound, storageBusy, storageFull, tooLarge, unsupported } from './errors.ts'

/** Registers the one error handler; unexpected errors are hidden behind the request's id. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
}

/** Sends an error in the form of every error. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, message, body } = answerTo(error, request)
  return reply
    .code(status)
    .headers(headers)
    .send({ message, ...body })
}

/** Returns the answer to an error; an unexpected one is logged, and the caller gets only its number. */
export function answerTo(error: FastifyError, request: FastifyRequest): HttpError {
  const known = toHttpError(error)
  if (!known) {
    request.log.error({ err: error }, 'request failed')
    return new HttpError(
      500,
      `Terjadi kesalahan di server. Coba lagi; bila terulang, sebutkan nomor ${request.id}.`,
    )
  }
  // A table refused what the schema of the call let through: that is ours to mend, and nobody else would hear of it.
  if (known.cause) request.log.error({ err: known.cause }, 'refused by a table')
  if (known.status >= 500) request.log.warn({ status: known.status, reason: error.message }, 'refused')
  return known
}

/** Maps a library's error to one of ours; null for an unexpected one. */
function toHttpError(error: FastifyError): HttpError | null {
  if (error instanceof HttpError) return error
  if (isStorageFull(error)) return storageFull()
  if (isBusy(error)) return storageBusy()
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge('Kiriman terlalu besar.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupported('Jenis isi kiriman ini tidak dikenal.')
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooLarge('Kiriman memuat terlalu banyak bagian.')
    default:
      return isCallersFault(error)
        ? new HttpError(error.statusCode ?? 400, 'Permintaan tidak dapat dibaca.')
        : null
  }
}

function isCallersFault({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500
}

const SQLITE_FULL = 13
/** The file system's, and PostgreSQL's `disk_full`. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']

function isStorageFull(error: Error & { errcode?: number; code?: string }): boolean {
  if (error.code && FULL_CODES.includes(error.code)) return true
  return error.code === 'ERR_SQLITE_ERROR' && error.errcode === SQLITE_FULL
}
