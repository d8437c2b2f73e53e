import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

/**
 * The bytes that may still arrive after an answer, so that the sender of too large a picture is told so and not cut
 * off.
 */
const LINGER_BYTES = 32 * 1024 * 1024
const LOOK_MS = 100

/**
 * Bounds what arrives at any call: compressed bodies are refused, since a kilobyte unpacks to gigabytes, and a caller
 * that goes on sending after the answer is disconnected.
 */
export function registerBoundedBody(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    done(encoding === '' || encoding === 'identity' ? undefined : packed())
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (isArriving(request)) hangUpLater(request)
    done()
  })
}

const packed = () =>
  new HttpError(415, 'Kiriman yang dimampatkan tidak diterima.', {}, { 'accept-encoding': 'identity' })

function isArriving({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['transfer-encoding'] ?? headers['content-length'] ?? '0') !== '0'
}

// Node throws away what comes behind an answer, but counts none of it.
function hangUpLater({ raw }: FastifyRequest): void {
  const { socket } = raw
  const end = socket.bytesRead + LINGER_BYTES
  // A request that is injected has no line to hang up, and never says that it is whole.
  if (Number.isNaN(end)) return
  const timer = setInterval(() => {
    if (socket.bytesRead > end) socket.destroy()
    if (raw.complete || socket.destroyed) clearInterval(timer)
  }, LOOK_MS)
  timer.unref()
}
