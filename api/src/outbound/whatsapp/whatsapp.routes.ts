import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { call, errors, json, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Env } from '../../platform/env.ts'
import { forbidden, HttpError } from '../../platform/http/errors.ts'
import { kabarSchema, receiveNews } from './kabar.ts'

const PATH = '/api/whatsapp'
const tags = ['kotak keluar']
/** The service says that its calls are up to three megabytes; ours tell of single messages. */
const BODY_LIMIT = 512 * 1024

const subscribeSchema = z.object({
  'hub.mode': z.string().max(50),
  'hub.verify_token': z.string().max(300),
  'hub.challenge': z.string().max(200),
})

/**
 * Registers the endpoint of the WhatsApp service's reports, signed with the app's secret over the raw body. Only with
 * an account.
 */
export async function whatsappRoutes(
  app: Api,
  deps: AppDeps,
  { appSecret, verifyToken }: NonNullable<Env['whatsapp']>,
): Promise<void> {
  app.get(
    PATH,
    call('all', {
      tags,
      summary: 'The WhatsApp service asks whether this address is ours; the answer is its challenge.',
      querystring: subscribeSchema,
      response: {
        200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
        ...errors(403),
      },
    }),
    async ({ query }, reply) => {
      if (query['hub.mode'] !== 'subscribe' || !same(query['hub.verify_token'], verifyToken))
        throw forbidden()
      return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'])
    },
  )

  await app.register(async (scope: Api) => {
    // A signature is of bytes: what was read and written again has others.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      PATH,
      {
        ...call('all', {
          tags,
          summary: 'How far messages came, and who wrote STOP; signed by `X-Hub-Signature-256`, else 401.',
          body: readByHandler({ 'application/json': kabarSchema }),
          response: { 200: json(z.object({ message: z.string() })), ...errors(401) },
        }),
        bodyLimit: BODY_LIMIT,
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signed = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
        if (!same(String(request.headers['x-hub-signature-256'] ?? ''), signed)) {
          throw new HttpError(401, 'Tanda tangan kiriman ini tidak cocok.')
        }
        const kabar = kabarSchema.safeParse(parsed(body))
        // An unreadable report is accepted too, or the service would repeat it for ever.
        if (kabar.success) await receiveNews(deps, kabar.data)
        return { message: 'Diterima' }
      },
    )
  })
}

/** Compares two texts in constant time. */
function same(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
