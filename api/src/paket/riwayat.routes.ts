import { wholeNumber } from '@safar/shared/number'
import { RIWAYAT_PER_PAGE } from '@safar/shared/paket/riwayat'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { notFound, paketNotFound, parseInput } from '../errors.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { findStamps, readId } from './paket.repository.ts'
import { findRiwayat, listRiwayat } from './riwayat.repository.ts'
import { listSampah } from './sampah.repository.ts'
import { restoreRiwayat, restoreSampah } from './save-paket.ts'

const MAX_PER_PAGE = 100

const querySchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, MAX_PER_PAGE).default(RIWAYAT_PER_PAGE),
})

/** Revisions and trash of packages, for admins. */
export async function riwayatRoutes(app: FastifyInstance, deps: AppDeps, rusak: BrokenRows): Promise<void> {
  const { db } = deps.database

  async function idOf(idOrSlug: string): Promise<number> {
    const paket = await findStamps(db, idOrSlug)
    if (!paket) throw paketNotFound()
    return paket.id
  }

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.get<{ Params: { id: string } }>('/api/paket/:id/riwayat', async (request) => {
      const { page, per_page } = parseInput(querySchema, request.query)
      const { data, total } = await listRiwayat(db, await idOf(request.params.id), { page, per_page })
      return { data, meta: { total, page, per_page } }
    })

    admin.get<{ Params: { id: string; riwayat: string } }>(
      '/api/paket/:id/riwayat/:riwayat',
      async (request) => {
        const riwayatId = readId(request.params.riwayat)
        const data =
          riwayatId === null
            ? null
            : await findRiwayat(db, await idOf(request.params.id), riwayatId, rusak.note)
        if (!data) throw notFound('Riwayat ini tidak ada.')
        return { data }
      },
    )

    admin.post<{ Params: { id: string; riwayat: string } }>(
      '/api/paket/:id/riwayat/:riwayat/pulihkan',
      async (request) => {
        const riwayatId = readId(request.params.riwayat)
        if (riwayatId === null) throw notFound('Riwayat ini tidak ada.')
        return restoreRiwayat(deps, signedIn(request), request.params.id, riwayatId)
      },
    )

    admin.get('/api/sampah', async () => ({ data: await listSampah(db, rusak.note) }))

    admin.post<{ Params: { id: string } }>('/api/sampah/:id/pulihkan', async (request) => {
      const id = readId(request.params.id)
      if (id === null) throw notFound('Paket ini tidak ada di sampah.')
      return restoreSampah(deps, signedIn(request), id)
    })
  })
}
