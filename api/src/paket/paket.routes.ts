import { ubahKursiSchema } from '@safar/shared/paket/kursi'
import { paketInputSchema, paketUpdateSchema } from '@safar/shared/paket/schema'
import type { FastifyInstance } from 'fastify'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { paketNotFound, parseInput } from '../errors.ts'
import { idempotencyKey, kirimanOf } from '../kiriman/kiriman.ts'
import { AnswerCache, sendAnswer } from '../plugins/answer-cache.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { listPaket, paketQuerySchema } from './list-paket.ts'
import { byIdOrSlug, findPaket } from './paket.repository.ts'
import { createPaket, createPaketOnce, removePaket, savePaket, ubahKursi } from './save-paket.ts'

/** The longest package of three-byte letters, with room. */
const BODY_LIMIT = 6 * 1024 * 1024

interface ById {
  Params: { id: string }
}

/** Calls about packages: everyone reads, admins write. */
export async function paketRoutes(app: FastifyInstance, deps: AppDeps, rusak: BrokenRows): Promise<void> {
  const { db } = deps.database
  const answers = new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now })

  app.get('/api/paket', async (request, reply) => {
    const query = parseInput(paketQuerySchema, request.query)
    const answer = await answers.find(JSON.stringify(query), (today) =>
      listPaket(db, query, today, rusak.note),
    )
    return sendAnswer(request, reply, answer)
  })

  app.get<ById>('/api/paket/:id', async (request, reply) => {
    const by = byIdOrSlug(request.params.id)
    if (!by) throw paketNotFound()
    const answer = await answers.find(`${by.column} ${by.value}`, async () => {
      const data = await findPaket(db, request.params.id, rusak.note)
      if (!data) throw paketNotFound()
      return Buffer.from(JSON.stringify({ data }))
    })
    return sendAnswer(request, reply, answer)
  })

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.post('/api/paket', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const actor = signedIn(request)
      const input = parseInput(paketInputSchema, request.body)
      const key = idempotencyKey(request)
      reply.code(201)
      if (key === null) return reply.send({ data: await createPaket(deps, actor, input) })
      const kiriman = kirimanOf({ call: 'POST /api/paket', akun: actor.id, key, body: input })
      const answer = await createPaketOnce(deps, actor, input, kiriman)
      return reply.type('application/json; charset=utf-8').send(answer)
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

    admin.post<ById>('/api/paket/:id/kursi', async (request) => {
      const { ubah } = parseInput(ubahKursiSchema, request.body)
      return { data: await ubahKursi(deps, signedIn(request), request.params.id, ubah) }
    })

    admin.delete<ById>('/api/paket/:id', async (request) => {
      await removePaket(deps, signedIn(request), request.params.id)
      return { message: 'Data berhasil dihapus' }
    })
  })
}
