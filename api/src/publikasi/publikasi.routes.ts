import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { Publisher } from './contract.ts'

export interface PublikasiRoutesOptions {
  publisher: Pick<Publisher, 'status' | 'requestPublish'>
  /** Lets only admins through. */
  guard: preHandlerAsyncHookHandler
}

/** `GET` and `POST /api/publikasi`: how publishing stands, and a wish for a rebuild. */
export async function publikasiRoutes(app: FastifyInstance, { publisher, guard }: PublikasiRoutesOptions) {
  app.addHook('preHandler', guard)

  app.get('/api/publikasi', async () => ({ data: publisher.status() }))

  app.post('/api/publikasi', async (_request, reply) => {
    publisher.requestPublish()
    return reply.code(202).send({ data: publisher.status() })
  })
}
