import { wholeNumber } from '@safar/shared/number'
import type { Publikasi } from '@safar/shared/publikasi/schema'
import type { User } from '@safar/shared/session/schema'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import { HttpError, parseInput } from '../errors.ts'
import type { Publisher } from './contract.ts'

export interface PublikasiRoutesOptions {
  publisher: Pick<Publisher, 'status' | 'requestPublish' | 'listRilis' | 'goBackTo' | 'readLog'>
  /** What staff are to know or to answer beside it. */
  attention(): Promise<Pick<Publikasi, 'jam'> & { peringatan: string[] }>
  /** An admin says that the server's clock is right. */
  believeClock(): Promise<void>
  /** Lets only admins through. */
  guard: preHandlerAsyncHookHandler
  /** Notes who asked for a rebuild, before it is asked for. */
  noteWish?(user: User | null): Promise<void>
}

const MAX_PER_PAGE = 100
const pageSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, MAX_PER_PAGE).default(MAX_PER_PAGE),
})

/** How publishing stands, a wish for a rebuild, the kept releases and the way back to one, and the last build's log. */
export async function publikasiRoutes(
  app: FastifyInstance,
  { publisher, attention, believeClock, guard, noteWish }: PublikasiRoutesOptions,
) {
  app.addHook('preHandler', guard)

  async function status(): Promise<Publikasi> {
    const own = publisher.status()
    const { peringatan, jam } = await attention()
    return { ...own, peringatan: [...peringatan, ...(own.peringatan ?? [])], ...(jam && { jam }) }
  }

  app.get('/api/publikasi', { config: { isBackground: true } }, async () => ({ data: await status() }))

  app.post('/api/publikasi', async (request, reply) => {
    await noteWish?.(request.user)
    publisher.requestPublish()
    return reply.code(202).send({ data: await status() })
  })

  app.post('/api/publikasi/jam', async () => {
    await believeClock()
    return { data: await status() }
  })

  app.get('/api/publikasi/rilis', async (request) => {
    const { page, per_page } = parseInput(pageSchema, request.query)
    const all = publisher.listRilis()
    const last_page = Math.max(1, Math.ceil(all.length / per_page))
    return {
      data: all.slice((page - 1) * per_page, page * per_page),
      meta: { total: all.length, page, per_page, last_page },
    }
  })

  app.post<{ Params: { id: string } }>('/api/publikasi/rilis/:id', async (request) => {
    if (!(await publisher.goBackTo(request.params.id))) {
      throw new HttpError(404, 'Rilis itu sudah tidak disimpan.')
    }
    return { data: await status() }
  })

  app.get('/api/publikasi/log', async () => ({ data: { teks: await publisher.readLog() } }))
}
