import type { Publikasi } from '@safar/shared/publikasi/schema'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { HttpError } from '../errors.ts'
import type { Publisher } from './contract.ts'

export interface PublikasiRoutesOptions {
  publisher: Pick<Publisher, 'status' | 'requestPublish' | 'listRilis' | 'goBackTo' | 'readLog'>
  /** What staff are to know or to answer beside it. */
  attention(): Promise<Pick<Publikasi, 'jam'> & { peringatan: string[] }>
  /** An admin says that the server's clock is right. */
  believeClock(): Promise<void>
  /** Lets only admins through. */
  guard: preHandlerAsyncHookHandler
}

/** How publishing stands, a wish for a rebuild, the kept releases and the way back to one, and the last build's log. */
export async function publikasiRoutes(
  app: FastifyInstance,
  { publisher, attention, believeClock, guard }: PublikasiRoutesOptions,
) {
  app.addHook('preHandler', guard)

  async function status(): Promise<Publikasi> {
    const own = publisher.status()
    const { peringatan, jam } = await attention()
    return { ...own, peringatan: [...peringatan, ...(own.peringatan ?? [])], ...(jam && { jam }) }
  }

  app.get('/api/publikasi', async () => ({ data: await status() }))

  app.post('/api/publikasi', async (_request, reply) => {
    publisher.requestPublish()
    return reply.code(202).send({ data: await status() })
  })

  app.post('/api/publikasi/jam', async () => {
    await believeClock()
    return { data: await status() }
  })

  app.get('/api/publikasi/rilis', async () => ({ data: publisher.listRilis() }))

  app.post<{ Params: { id: string } }>('/api/publikasi/rilis/:id', async (request) => {
    if (!(await publisher.goBackTo(request.params.id))) {
      throw new HttpError(404, 'Rilis itu sudah tidak disimpan.')
    }
    return { data: await status() }
  })

  app.get('/api/publikasi/log', async () => ({ data: { teks: await publisher.readLog() } }))
}
