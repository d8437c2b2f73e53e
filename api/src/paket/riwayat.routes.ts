import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { notFound, paketNotFound } from '../errors.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { findPaket, readId } from './paket.repository.ts'
import { listRiwayat } from './riwayat.repository.ts'
import { listSampah } from './sampah.repository.ts'
import { restoreRiwayat, restoreSampah } from './save-paket.ts'

/** Revisions and trash of packages, for admins. */
export async function riwayatRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db } = deps.database

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.get<{ Params: { id: string } }>('/api/paket/:id/riwayat', async (request) => {
      const paket = await findPaket(db, request.params.id)
      if (!paket) throw paketNotFound()
      return { data: await listRiwayat(db, paket.id) }
    })

    admin.post<{ Params: { id: string; riwayat: string } }>(
      '/api/paket/:id/riwayat/:riwayat/pulihkan',
      async (request) => {
        const riwayatId = readId(request.params.riwayat)
        if (riwayatId === null) throw notFound('Riwayat ini tidak ada.')
        return restoreRiwayat(deps, signedIn(request), request.params.id, riwayatId)
      },
    )

    admin.get('/api/sampah', async () => ({ data: await listSampah(db) }))

    admin.post<{ Params: { id: string } }>('/api/sampah/:id/pulihkan', async (request) => {
      const id = readId(request.params.id)
      if (id === null) throw notFound('Paket ini tidak ada di sampah.')
      return restoreSampah(deps, signedIn(request), id)
    })
  })
}
