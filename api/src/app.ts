import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { z } from 'zod'
import { BrokenRows } from './db/rusak.ts'
import type { AppDeps } from './deps.ts'
import { HttpError } from './errors.ts'
import { gambarRoutes } from './gambar/gambar.routes.ts'
import type { Gambar } from './gambar/gambar.ts'
import { findStamps } from './noun/noun.repository.ts'
import { nounRoutes } from './noun/noun.routes.ts'
import { plainCalls } from './noun/plain-calls.ts'
import { riwayatRoutes } from './noun/riwayat.routes.ts'
import { NOUNS, PLAIN_NOUNS } from './nouns.ts'
import { call, errors, json } from './openapi/answers.ts'
import { openApiRoutes } from './openapi/openapi.routes.ts'
import { paketNoun } from './paket/paket.noun.ts'
import { paketRoutes } from './paket/paket.routes.ts'
import { pendaftaranRoutes } from './pendaftaran/pendaftaran.routes.ts'
import { submissionRoutes } from './pendaftaran/submission.routes.ts'
import { registerBoundedBody } from './plugins/bounded-body.ts'
import { registerCalls } from './plugins/calls.ts'
import { registerErrorHandler, sendError } from './plugins/error-handler.ts'
import { type LogStream, loggerOptions, registerRequestLog } from './plugins/log.ts'
import { registerSecurity, secure } from './plugins/security.ts'
import type { Publisher } from './publikasi/contract.ts'
import { publikasiRoutes } from './publikasi/publikasi.routes.ts'
import { type SitusOptions, situs } from './publikasi/situs/situs.ts'
import { noteWish } from './publikasi/wish.ts'
import { believeClock } from './rapikan/jam.ts'
import { createAttention } from './rapikan/perhatian.ts'
import { requireRole } from './session/guard.ts'
import { sessionRoutes } from './session/session.routes.ts'

/** Everything that the server is made of; a test gives its own. */
export interface ServerDeps extends AppDeps {
  gambar: Gambar
  publisher: Publisher
  /** The static files beside the API; none where a CDN serves them, or a test needs none. */
  situs?: Pick<SitusOptions, 'releases' | 'publicDir' | 'adminDir'>
}

/** The whole server, which never listens by itself. Its log goes to stdout unless a stream is given. */
export async function buildApp(deps: ServerDeps, log?: LogStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.env.LOG_LEVEL, log),
    trustProxy: deps.env.TRUST_PROXY,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // A caller that sends nothing holds no connection for long.
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    // Unknown fields are ignored, these as well.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { maxParamLength: 250 },
    // An address that cannot be decoded meets no hook and no handler of ours.
    frameworkErrors(error, request, reply) {
      secure(request, reply, deps.env)
      sendError(error, request, reply)
    },
    // Stopping drains what was taken on; a kept-alive connection is told to go.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  registerErrorHandler(app)
  registerRequestLog(app)
  await registerSecurity(app, deps.env)
  registerBoundedBody(app)
  const api = registerCalls(app, (roles) => requireRole(deps, roles))
  app.decorateRequest('user', null)
  await app.register(formbody)
  await app.register(multipart)

  api.get(
    '/api/health',
    call('all', {
      tags: ['server'],
      summary: 'Whether the site can be served.',
      response: { 200: json(z.object({ status: z.string() })), ...errors(503) },
    }),
    async () => {
      if (!deps.publisher.isReady())
        throw new HttpError(503, 'Situs sedang disiapkan.', {}, { 'retry-after': '1' })
      return { status: 'ok' }
    },
  )
  const rusak = new BrokenRows((row) => app.log.error(row, 'a row cannot be read and is left out'))
  paketRoutes(api, deps, rusak)
  for (const noun of PLAIN_NOUNS) nounRoutes(api, deps, noun, rusak.note, plainCalls(deps, noun, rusak.note))
  await gambarRoutes(api, deps)
  // Answers that are made anew each time; the ones above bring their own compression or need none.
  await api.register(async (scope) => {
    await scope.register(compress, { globalDecompression: false })
    await sessionRoutes(scope, deps)
    await riwayatRoutes(scope, deps, rusak, { nouns: NOUNS, unnamed: paketNoun })
    await openApiRoutes(scope, deps)
    await submissionRoutes(scope, deps)
    await pendaftaranRoutes(scope, deps, rusak)
    await publikasiRoutes(scope, {
      publisher: deps.publisher,
      attention: createAttention(deps, rusak),
      believeClock: () => believeClock(deps.database.db, deps.now()),
      noteWish: (user) => noteWish(deps, user),
    })
  })
  if (deps.situs) {
    await app.register(situs, {
      ...deps.situs,
      slugExists: async (slug) => (await findStamps(deps.database.db, paketNoun, slug)) !== null,
    })
  }
  return app
}
