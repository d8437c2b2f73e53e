import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import type { AppDeps } from '../deps.ts'
import type { Api } from '../plugins/calls.ts'
import { call, html, json } from './answers.ts'
import { DOCS_CSP, docsPage } from './docs-page.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

const tags = ['server']

/** The API's description, for programs and for people: made when it is first asked for, since then every route is known. */
export async function openApiRoutes(app: Api, deps: AppDeps): Promise<void> {
  let made: OpenApiDocument | null = null
  const document = () => {
    made ??= openApiDocument(deps.agency, packageJson.version, app.calls)
    return made
  }

  app.get(
    '/api/openapi.json',
    call('all', { tags, summary: 'This document.', response: { 200: json(z.looseObject({})) } }),
    async (_request, reply) => reply.header('cache-control', 'no-cache').send(document()),
  )
  app.get(
    '/api/docs',
    call('all', { tags, summary: 'This document as a page.', response: { 200: html } }),
    async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_CSP })
        .type('text/html; charset=utf-8')
        .send(docsPage(document())),
  )
}
