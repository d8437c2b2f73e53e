import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { BERKAS_MAX_BYTES, BERKAS_TIPE } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { berkasSchema } from '@safar/shared/files/berkas-pribadi/berkas-pribadi-client'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, listOf, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { readId } from '../../platform/db/id.ts'
import { notFound, unprocessable, unsupported } from '../../platform/http/errors.ts'
import { readFormParts } from '../../platform/http/form-parts.ts'
import { BERKAS_TERLALU_BESAR } from './content.ts'
import { type FileOwner, fieldOf } from './owner.ts'
import type { OpenedFile, PrivateFiles, Upload } from './private-files.ts'

interface Options {
  /** The path of a record's files, with its id: `/api/jamaah/:id/paspor`. */
  path: `/api/${string}/:id/${string}`
  owner: FileOwner
  bidang: string
  /** The section of the API's description. */
  tag: string
}

/** The bounds of a form with one private file. */
export const FORM_LIMITS = {
  // A file, and room for what stands around it.
  bytes: BERKAS_MAX_BYTES + 64 * 1024,
  fields: 10,
  fieldBytes: 1_024,
  files: 1,
  fileBytes: BERKAS_MAX_BYTES,
  message: BERKAS_TERLALU_BESAR,
}
const form = {
  type: 'object',
  properties: { berkas: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['berkas'],
} as const
const PILIH = 'Pilih berkas dahulu.'

const ofRecord = z.object({
  id: z
    .string()
    .max(20)
    .meta({ examples: ['1'] }),
})
const ofFile = ofRecord.extend({ berkas: z.string().max(64) })
const looking = z.object({ alasan: z.string().max(ALASAN_AKSES_MAX).optional() })

/** Registers the calls of one field of private files (add, read, remove), for the roles that the field names. */
export function privateFileRoutes(
  app: Api,
  { berkasPribadi }: { berkasPribadi: PrivateFiles },
  { path, owner, bidang, tag }: Options,
): void {
  const { read, write } = fieldOf({ owner, bidang })
  const of = (id: string) => ({ owner, bidang, data_id: recordId(id) })

  app.post(
    path,
    call(write, {
      tags: [tag],
      summary: 'Store a private file: JPEG, PNG or PDF, up to 10 MB.',
      params: ofRecord,
      body: readByHandler({ 'multipart/form-data': form }),
      response: { 201: dataOf(z.object({ id: z.string() })), ...errors(404) },
    }),
    async (request, reply) => {
      const files = of(request.params.id)
      const { upload } = await receiveFile(request)
      return reply.code(201).send({ data: { id: await berkasPribadi.add(files, upload) } })
    },
  )

  app.get(
    path,
    call(read, {
      tags: [tag],
      summary: 'The private files of a record, oldest first, without their names and bytes.',
      params: ofRecord,
      response: { 200: listOf(berkasSchema.meta({ id: 'BerkasPribadi' })), ...errors(404) },
    }),
    async (request) => ({ data: await berkasPribadi.list(of(request.params.id)) }),
  )

  app.get(
    `${path}/:berkas`,
    call(read, {
      tags: [tag],
      summary: 'Give a private file as an attachment. Each look is written to the access log.',
      params: ofFile,
      querystring: looking,
      response: { 200: attachment, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const { id, berkas } = request.params
      const look = { who: signedIn(request), alasan: request.query.alasan }
      return sendFile(reply, await berkasPribadi.open(of(id), berkas, look))
    },
  )

  app.delete(
    `${path}/:berkas`,
    call(write, {
      tags: [tag],
      summary: 'Remove a private file.',
      params: ofFile,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      await berkasPribadi.remove(of(request.params.id), request.params.berkas)
      return { message: 'Berkas dihapus.' }
    },
  )
}

function recordId(text: string): number {
  const id = readId(text)
  if (id === null) throw notFound('Data ini tidak ada.')
  return id
}

/** The answer of `sendFile` in a route's declaration. */
export const attachment = {
  description: 'The file',
  content: Object.fromEntries(BERKAS_TIPE.map((tipe) => [tipe, { schema: z.string() }])),
}

/**
 * Reads a multipart form with one private file, `berkas`, whole and bounded, and its other fields.
 * @throws HttpError 413, 415 or 422 with a sentence for people
 */
export async function receiveFile(
  request: FastifyRequest,
): Promise<{ upload: Upload; fields: Map<string, unknown> }> {
  if (!request.isMultipart()) throw unsupported('Kirim berkas sebagai formulir dengan isian "berkas".')
  const { files, fields } = await readFormParts(request, FORM_LIMITS)
  const file = files.get('berkas')
  if (!file || file.bytes.length === 0) throw unprocessable(PILIH, { berkas: [PILIH] })
  return { upload: { bytes: file.bytes, nama: file.filename }, fields }
}

/** Sends a file as an attachment that is never shown or run as our page, nor cached on the way. */
export function sendFile(reply: FastifyReply, { tipe, bytes, nama }: OpenedFile): FastifyReply {
  return reply
    .headers({
      'content-type': tipe,
      'content-disposition': `attachment; filename="${plain(nama)}"; filename*=UTF-8''${encoded(nama)}`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(bytes)
}

/** A name for programs that know no other signs. */
const plain = (nama: string) => nama.replace(/[^\w .()-]/g, '_')
/** Encodes a name for a header (RFC 8187). */
const encoded = (nama: string) =>
  encodePart(nama).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
