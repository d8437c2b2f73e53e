import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../errors.ts'

/** What may still arrive behind an answer: who sent a picture too large is told so, and not cut off. */
const LINGER_BYTES = 32 * 1024 * 1024

/**
 * Bounds what arrives, whatever the call: packed bodies are refused, since a kilobyte unpacks to gigabytes, and a body that
 * was answered before its end is not listened to for ever.
 */
export function registerBoundedBody(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    done(encoding === '' || encoding === 'identity' ? undefined : packed())
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (mayGoOn(request)) reply.header('connection', 'close')
    done(null, payload)
  })
}

const packed = () =>
  new HttpError(415, 'Kiriman yang dimampatkan tidak diterima.', {}, { 'accept-encoding': 'identity' })

/** Whether a body is still arriving that says no end, or one that is far. */
function mayGoOn({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LINGER_BYTES
}
