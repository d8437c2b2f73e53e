import { GAMBAR_MAX_BYTES, isGambarFile } from '@safar/shared/files/gambar/name'
import { GAMBAR_PATH } from '@safar/shared/platform/address/gambar'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, json, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { isFresh } from '../../platform/http/conditional.ts'
import { notFound, unprocessable, unsupported } from '../../platform/http/errors.ts'
import { readFormParts } from '../../platform/http/form-parts.ts'
import { fileText, type Gambar } from './gambar.ts'

const YEAR_SECONDS = 31_536_000
/** The cache lifetime of a wider file, which is replaced once the requested one is made. */
const HOUR_SECONDS = 3_600
const FORM_LIMITS = {
  // A picture, and room for what stands around it.
  bytes: GAMBAR_MAX_BYTES + 64 * 1024,
  fields: 10,
  fieldBytes: 1_024,
  files: 1,
  fileBytes: GAMBAR_MAX_BYTES,
  message: `Gambar terlalu besar. Paling besar ${GAMBAR_MAX_BYTES / 1024 / 1024} MB.`,
}

const image = {
  type: 'object',
  properties: {
    image: { type: 'string', contentMediaType: 'image/*' },
    menetap: { type: 'string', enum: ['1'], description: 'Keep it though nothing shows it.' },
  },
  required: ['image'],
} as const
const byName = z.object({ name: z.string() })

/** Registers the upload and the serving of pictures. */
export async function gambarRoutes(app: Api, deps: AppDeps & { gambar: Gambar }): Promise<void> {
  app.post(
    '/api/upload-image',
    call('staff', {
      tags: ['gambar'],
      summary: 'Store a picture: JPEG, PNG or WebP, up to 10 MB and 50 megapixels.',
      body: readByHandler({ 'multipart/form-data': image }),
      response: { 201: json(z.object({ image_name: z.string() })) },
    }),
    async (request, reply) => {
      const { bytes, ...about } = await readImage(request)
      const image_name = await deps.gambar.storeGambar(bytes, about)
      await noteActivity(deps, signedIn(request), {
        aksi: 'unggah',
        jenis: 'gambar',
        data_id: image_name,
        nama: fileText(about.berkas),
      })
      return reply.code(201).send({ image_name })
    },
  )

  app.get(
    `${GAMBAR_PATH}/:name`,
    { config: { who: 'all' }, schema: { params: byName } },
    async (request, reply) => {
      const { name } = request.params
      // Pictures are shown by a site that may live on another host.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      // Only names that the server itself gives: no path of a visitor ever reaches the store.
      const avif = request.headers.accept?.includes('image/avif') ?? false
      const found = isGambarFile(name) ? await deps.gambar.open(name, { avif }) : null
      if (!found) throw notFound('Gambar ini tidak ada.')
      const etag = `"${name}-${found.type}${found.standsIn ? '-wider' : ''}"`
      reply.headers({
        'cache-control': found.standsIn
          ? `public, max-age=${HOUR_SECONDS}`
          : `public, max-age=${YEAR_SECONDS}, immutable`,
        'content-type': found.type,
        vary: 'Accept',
        etag,
      })
      if (isFresh(request, etag)) {
        found.stream.destroy()
        return reply.code(304).send()
      }
      return reply.header('content-length', found.size).send(found.stream)
    },
  )
}

async function readImage(request: FastifyRequest) {
  if (!request.isMultipart()) throw unsupported('Kirim gambar sebagai formulir dengan isian "image".')
  const { files, fields } = await readFormParts(request, FORM_LIMITS)
  const image = files.get('image')
  if (!image || image.bytes.length === 0)
    throw unprocessable('Pilih gambar dahulu.', { image: ['Pilih gambar dahulu.'] })
  return { bytes: image.bytes, berkas: image.filename, menetap: fields.get('menetap') === '1' }
}
