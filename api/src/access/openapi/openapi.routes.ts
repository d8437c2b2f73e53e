import { z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import { type Answer, freshAnswer, sendAnswer } from '../../platform/http/answer-cache.ts'
import { call, html, json } from './answers.ts'
import type { Api } from './calls.ts'
import { DOCS_CSP, docsPage } from './docs-page.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

const tags = ['server']

/**
 * Registers the API's description, for programs and for people; it is built at the first request, when every route is
 * known.
 * @param readBrand returns the agency's name
 */
export async function openApiRoutes(app: Api, readBrand: () => Promise<string>): Promise<void> {
  let made: { brand: string; document: OpenApiDocument; answer: Answer; page?: Buffer } | null = null
  const readDocument = async () => {
    const brand = await readBrand()
    if (made?.brand === brand) return made
    const document = openApiDocument(brand, packageJson.version, app.calls)
    // Written and packed once, and so is its page: they are long, and anybody may ask.
    made = { brand, document, answer: freshAnswer(Buffer.from(JSON.stringify(document))) }
    return made
  }

  app.get(
    '/api/openapi.json',
    call('all', { tags, summary: 'This document.', response: { 200: json(z.looseObject({})) } }),
    async (request, reply) => sendAnswer(request, reply, (await readDocument()).answer),
  )
  app.get(
    '/api/docs',
    call('all', { tags, summary: 'This document as a page.', response: { 200: html } }),
    async (_request, reply) => {
      const known = await readDocument()
      known.page ??= Buffer.from(docsPage(known.document))
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_CSP })
        .type('text/html; charset=utf-8')
        .send(known.page)
    },
  )
}
