import type { FastifyInstance } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import type { AppDeps } from '../deps.ts'
import { DOCS_CSP, docsPage } from './docs-page.ts'
import { openApiDocument } from './document.ts'

/** The API's description, for programs and for people. */
export async function openApiRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const document = openApiDocument(deps.agency, packageJson.version)
  const page = docsPage(document)

  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_CSP })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
