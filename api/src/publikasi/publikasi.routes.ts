import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { HttpError } from '../errors.ts'
import type { Publisher } from './contract.ts'

export interface PublikasiRoutesOptions {
  publisher: Pick<Publisher, 'status' | 'requestPublish' | 'listRilis' | 'goBackTo' | 'readLog'>
  /** Lets only admins through. */
  guard: preHandlerAsyncHookHandler
}

/** How publishing stands, a wish for a rebuild, the kept releases and the way back to one, and the last build's log. */
export async function publikasiRoutes(app: FastifyInstance, { publisher, guard }: PublikasiRoutesOptions) {
  app.addHook('preHandler', guard)

  app.get('/api/publikasi', async () => ({ data: publisher.status() }))

  app.post('/api/publikasi', async (_request, reply) => {
    publisher.requestPublish()
    return reply.code(202).send({ data: publisher.status() })
  })

  app.get('/api/publikasi/rilis', async () => ({ data: publisher.listRilis() }))

  app.post<{ Params: { id: string } }>('/api/publikasi/rilis/:id', async (request) => {
    if (!(await publisher.goBackTo(request.params.id))) {
      throw new HttpError(404, 'Rilis itu sudah tidak disimpan.')
    }
    return { data: publisher.status() }
  })

  app.get('/api/publikasi/log', async () => ({ data: { teks: await publisher.readLog() } }))
}
