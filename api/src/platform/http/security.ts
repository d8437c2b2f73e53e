import { PERAN_HEADER, PERLU_HEADER } from '@safar/shared/platform/http/account-headers'
import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import { LINK_HEADER } from '@safar/shared/platform/http/link-header'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { hsts } from './hsts.ts'

/** Headers of every answer that does not set its own: data is never a page, and never stays in a shared cache. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Sets the security headers and the request's id on one answer. */
export function secure(
  request: FastifyRequest,
  reply: FastifyReply,
  { HSTS_SUBDOMAINS }: Pick<Env, 'HSTS_SUBDOMAINS'>,
): void {
  reply.headers(HEADERS)
  reply.header('x-request-id', request.id)
  if (request.protocol === 'https') reply.header('strict-transport-security', hsts(HSTS_SUBDOMAINS))
}

/** Registers security headers, the request's id, and CORS for the listed origins. */
export async function registerSecurity(app: FastifyInstance, env: Env): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply, env)
    done()
  })
  if (env.CORS_ORIGINS.length === 0) return
  await app.register(import('@fastify/cors'), {
    origin: env.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_HEADER.toLowerCase(), LINK_HEADER],
    exposedHeaders: ['retry-after', 'x-request-id', PERAN_HEADER, PERLU_HEADER],
    maxAge: 600,
  })
}
