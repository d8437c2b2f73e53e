import { RIWAYAT_PER_PAGE, riwayatSchema } from '@safar/shared/riwayat/riwayat'
import { sampahSchema } from '@safar/shared/sampah/sampah'
import { z } from 'zod'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { notFound, paketNotFound } from '../errors.ts'
import { dataOf, errors, json, listOf, pageOf } from '../openapi/answers.ts'
import type { Api } from '../plugins/calls.ts'
import { pagesOf, recordId } from '../plugins/params.ts'
import { signedIn } from '../session/guard.ts'
import { findStamps } from './paket.repository.ts'
import { answered, byIdOrSlug } from './paket.routes.ts'
import { findRiwayat, listRiwayat } from './riwayat.repository.ts'
import { listSampah } from './sampah.repository.ts'
import { restoreRiwayat, restoreSampah } from './save-paket.ts'

const NOT_THERE = 'Riwayat ini tidak ada.'

const riwayat = riwayatSchema.meta({ id: 'Riwayat' })
const riwayatLengkap = riwayatSchema.extend({ paket: answered }).meta({ id: 'RiwayatLengkap' })
const sampah = sampahSchema.extend({ paket: answered }).meta({ id: 'Sampah' })
const restored = json(z.object({ data: answered, message: z.string().optional() }))

const oneRiwayat = byIdOrSlug.extend({ riwayat: recordId(NOT_THERE).describe('Id of a revision.') })
const inSampah = z.object({ id: recordId('Paket ini tidak ada di sampah.').describe('Id of a package.') })
const tags = ['riwayat']

/** Revisions and trash of packages, for staff. */
export async function riwayatRoutes(app: Api, deps: AppDeps, rusak: BrokenRows): Promise<void> {
  const { db } = deps.database

  async function idOf(idOrSlug: string): Promise<number> {
    const paket = await findStamps(db, idOrSlug)
    if (!paket) throw paketNotFound()
    return paket.id
  }

  app.get(
    '/api/paket/:id/riwayat',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary: 'Revisions of a package, newest first: who did what when, with the account behind the name.',
        params: byIdOrSlug,
        querystring: pagesOf(RIWAYAT_PER_PAGE),
        response: { 200: pageOf(riwayat), ...errors(404) },
      },
    },
    async (request) => {
      const { page, per_page } = request.query
      const { data, total } = await listRiwayat(db, await idOf(request.params.id), { page, per_page })
      return { data, meta: { total, page, per_page } }
    },
  )

  app.get(
    '/api/paket/:id/riwayat/:riwayat',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary: 'One revision with the package as it was.',
        params: oneRiwayat,
        response: { 200: dataOf(riwayatLengkap), ...errors(404) },
      },
    },
    async ({ params }) => {
      const data = await findRiwayat(db, await idOf(params.id), params.riwayat, rusak.note)
      if (!data) throw notFound(NOT_THERE)
      return { data }
    },
  )

  app.post(
    '/api/paket/:id/riwayat/:riwayat/pulihkan',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary:
          'Make a package what it was in a revision, but for its seats, which stay as they are; `message` says so where they differ.',
        params: oneRiwayat,
        response: { 200: restored, ...errors(404) },
      },
    },
    async (request) => restoreRiwayat(deps, signedIn(request), request.params.id, request.params.riwayat),
  )

  app.get(
    '/api/sampah',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary: 'The trash of a noun, last deleted first.',
        querystring: z.object({
          jenis: z.enum(['paket']).default('paket').describe('The noun; packages where none is named.'),
        }),
        response: { 200: listOf(sampah) },
      },
    },
    async () => ({ data: await listSampah(db, rusak.note) }),
  )

  // Older clients name no noun: they mean a package.
  for (const path of ['/api/sampah/paket/:id/pulihkan', '/api/sampah/:id/pulihkan'] as const) {
    app.post(
      path,
      {
        config: { who: 'staff' },
        schema: {
          tags,
          summary:
            'Bring a package back by its id: same id, same slug unless another package has it by now. `message` says how many seats it has.',
          params: inSampah,
          response: { 200: restored, ...errors(404) },
        },
      },
      async (request) => restoreSampah(deps, signedIn(request), request.params.id),
    )
  }
}
