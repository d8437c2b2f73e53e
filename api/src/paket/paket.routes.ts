import { hariIni } from '@safar/shared/format/tanggal'
import { paketInputSchema, paketUpdateSchema } from '@safar/shared/paket/schema'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { paketNotFound, parseInput } from '../errors.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { listPaket, paketQuerySchema } from './list-paket.ts'
import { findPaket } from './paket.repository.ts'
import { createPaket, removePaket, savePaket } from './save-paket.ts'

/** The longest package of three-byte letters, with room. */
const BODY_LIMIT = 6 * 1024 * 1024

interface ById {
  Params: { id: string }
}

/** Calls about packages: everyone reads, admins write. */
export async function paketRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db } = deps.database

  app.get('/api/paket', async (request) => {
    return listPaket(db, parseInput(paketQuerySchema, request.query), hariIni(deps.now()))
  })

  app.get<ById>('/api/paket/:id', async (request) => {
    const data = await findPaket(db, request.params.id)
    if (!data) throw paketNotFound()
    return { data }
  })

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.post('/api/paket', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const data = await createPaket(deps, signedIn(request), parseInput(paketInputSchema, request.body))
      return reply.code(201).send({ data })
    })

    admin.post<ById>('/api/paket/:id', { bodyLimit: BODY_LIMIT }, async (request) => {
      return {
        data: await savePaket(
          deps,
          signedIn(request),
          request.params.id,
          parseInput(paketUpdateSchema, request.body),
        ),
      }
    })

    admin.delete<ById>('/api/paket/:id', async (request) => {
      await removePaket(deps, signedIn(request), request.params.id)
      return { message: 'Data berhasil dihapus' }
    })
  })
}
