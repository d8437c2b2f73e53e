import {
  GAMBAR_FILTERS,
  GAMBAR_PER_PAGE,
  gambarPageSchema,
  gambarSchema,
  rupaGambarSchema,
  ubahGambarSchema,
} from '@safar/shared/files/gambar/gambar'
import { MAX_IMAGE_NAME_LENGTH } from '@safar/shared/files/gambar/name'
import { requiredText, text } from '@safar/shared/platform/text/text'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, json, listOf, message, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { Gambar } from '../../files/gambar/gambar.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { sendAnswer } from '../../platform/http/answer-cache.ts'
import { pagesOf } from '../../platform/http/params.ts'
import type { NounDeps } from '../../records/noun/noun.routes.ts'
import { createPemakaiIndex } from './pemakai.ts'
import { changeGambar, deleteGambar, listGambar, listRupa, readGambar } from './pustaka.ts'
import { replaceGambar } from './replace-gambar.ts'

const EXAMPLE = 'kx3f9m2a7c5e1b8d-1600x1000.webp'
const byName = z.object({
  image_name: z.string().meta({ description: 'Name of a picture.', examples: [EXAMPLE] }),
})
const one = { 200: dataOf(gambarSchema), ...errors(404) }
const changeBody = ubahGambarSchema.meta({ id: 'UbahGambar' })
const swapBody = z.object({ dengan: requiredText(MAX_IMAGE_NAME_LENGTH) }).meta({ id: 'GantiGambar' })
const swapped = json(z.object({ data: gambarSchema, diganti: z.number().int() }))
const only = z.enum(['1']).optional()
const querySchema = pagesOf(GAMBAR_PER_PAGE).extend({
  q: text(200).optional().describe('Words in file name, alt text, or names of what shows it.'),
  tanpa_alt: only.describe('Only those that have neither alt text nor the mark of a decoration.'),
  hiasan: only.describe('Only decorations.'),
  tidak_dipakai: only.describe('Only those that no record shows.'),
})

/** Registers the calls of the picture library, for staff. */
export function pustakaRoutes(
  app: Api,
  deps: Pick<NounDeps, keyof AppDeps | 'nouns'> & { gambar: Gambar },
): void {
  const { db } = deps.database
  const pemakai = createPemakaiIndex(deps.database, deps.nouns)

  function note(
    request: FastifyRequest<{ Params: z.infer<typeof byName> }>,
    aksi: 'ubah' | 'ganti' | 'hapus',
    nama: string,
  ): Promise<void> {
    const data_id = request.params.image_name
    return noteActivity(deps, signedIn(request), { aksi, jenis: 'gambar', data_id, nama })
  }

  app.get(
    '/api/gambar',
    call('staff', {
      tags: ['gambar'],
      summary: 'The library, newest first; `meta.jumlah` counts what each filter would find of the search.',
      querystring: querySchema,
      response: { 200: json(gambarPageSchema) },
    }),
    async ({ query }) => {
      const filters = GAMBAR_FILTERS.filter((name) => query[name])
      return listGambar(db, await pemakai(), { ...query, filters })
    },
  )

  app.get(
    '/api/gambar/:image_name',
    call('staff', { tags: ['gambar'], summary: 'One picture.', params: byName, response: one }),
    async (request) => ({ data: await readGambar(db, deps.nouns, request.params.image_name) }),
  )

  app.patch(
    '/api/gambar/:image_name',
    call('staff', {
      tags: ['gambar'],
      summary:
        'Change what is said of a picture; what is left out stays. It stays in the library from then on.',
      params: byName,
      body: changeBody,
      response: one,
    }),
    async (request) => {
      const { image_name } = request.params
      const data = await changeGambar(deps, signedIn(request), image_name, request.body)
      await note(request, 'ubah', data.berkas)
      return { data }
    },
  )

  app.post(
    '/api/gambar/:image_name/ganti',
    call('staff', {
      tags: ['gambar'],
      summary:
        'Show another picture of the library wherever this one is shown: one change, with a revision for each record.',
      params: byName,
      body: swapBody,
      response: {
        200: swapped,
        ...errors(404, 409),
      },
    }),
    async (request) => {
      const { image_name } = request.params
      const { berkas } = await readGambar(db, deps.nouns, image_name)
      const answer = await replaceGambar(deps, signedIn(request), image_name, request.body.dengan)
      await note(request, 'ganti', berkas)
      return answer
    },
  )

  app.delete(
    '/api/gambar/:image_name',
    call('staff', {
      tags: ['gambar'],
      summary:
        'Delete a picture for good. One that a record shows, or that an earlier copy of one may bring back, gets 409.',
      params: byName,
      response: { 200: message, ...errors(404, 409) },
    }),
    async (request) => {
      const { berkas } = await deleteGambar(deps, request.params.image_name)
      await note(request, 'hapus', berkas)
      return { message: 'Gambar dihapus' }
    },
  )
}

/**
 * Registers the call by which a build learns alt texts, decorations and focus of pictures: by name, which only readers
 * of the content know.
 */
export function publicGambarRoutes(app: Api, deps: NounDeps): void {
  const pemakai = createPemakaiIndex(deps.database, deps.nouns)
  app.get(
    '/api/gambar/tampil',
    call('all', {
      tags: ['gambar'],
      summary: 'What is said of the pictures that pages show: those of which anything is.',
      response: tagged(listOf(rupaGambarSchema)),
    }),
    async (request, reply) => {
      const make = async () =>
        Buffer.from(JSON.stringify({ data: await listRupa(deps.database.db, await pemakai()) }))
      return sendAnswer(request, reply, await deps.answers.find('gambar/tampil', make))
    },
  )
}
