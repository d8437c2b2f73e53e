import type { FastifyRequest } from 'fastify'
import { HttpError, tooLarge } from './errors.ts'

export interface FormLimits {
  /** The bytes of the whole body. */
  bytes: number
  fields: number
  /** The bytes of one field. */
  fieldBytes: number
  files: number
  /** The bytes of one file. */
  fileBytes: number
  /** The message of the refusal, which names what is too large. */
  message: string
}

/** The fields and files of a form by name; of a repeated name, the last. */
export interface FormParts {
  fields: Map<string, unknown>
  files: Map<string, FormFile>
}

export interface FormFile {
  bytes: Buffer
  /** The name as the sender wrote it, of any length. */
  filename: string
}

/**
 * Reads a multipart form into memory. The parser bounds each part, but neither their sum nor what stands before the
 * first and after the last: all bytes count here.
 * @throws HttpError 413 beyond a limit; 400 for a malformed form
 */
export async function readFormParts(request: FastifyRequest, limits: FormLimits): Promise<FormParts> {
  const { raw, headers } = request
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLarge(limits.message)
  const tooMuch = Promise.withResolvers<never>()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > limits.bytes) tooMuch.reject(tooLarge(limits.message))
  }
  try {
    const reading = collect(request, limits)
    raw.on('data', count)
    return await Promise.race([tooMuch.promise, reading])
  } catch (error) {
    throw told(error, limits)
  } finally {
    raw.off('data', count)
    // Whatever still comes is nobody's: the parser would go on with it, and nobody reading it would hold the answer up.
    raw.unpipe()
    raw.resume()
  }
}

async function collect(
  request: FastifyRequest,
  { fields, fieldBytes, files, fileBytes }: FormLimits,
): Promise<FormParts> {
  const read: FormParts = { fields: new Map(), files: new Map() }
  const limits = { fields, fieldSize: fieldBytes, files, fileSize: fileBytes, parts: fields + files }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      read.files.set(part.fieldname, { bytes: await part.toBuffer(), filename: part.filename ?? '' })
    } else read.fields.set(part.fieldname, part.value)
  }
  return read
}

/**
 * Returns the error for the caller: the plugin's carry a status, those of the parser below it are always a bad request.
 */
function told(error: unknown, { message }: FormLimits): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(message)
  const known = error instanceof HttpError || 'statusCode' in error
  return known ? error : new HttpError(400, 'Permintaan tidak dapat dibaca.')
}
