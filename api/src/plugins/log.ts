import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

/** Where log lines go, one JSON text each. */
export interface LogStream {
  write(line: string): void
}

/** Where parts of the server tell what happened beside requests. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/**
 * JSON lines on stdout. A request is its method and path alone: queries, headers and addresses may hold what identifies a
 * person, and bodies and tokens are never logged. Lines about signing in and out and about passwords alone name an account and
 * an address (`login-log.ts`).
 */
export function loggerOptions(
  level: Env['LOG_LEVEL'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return stream ? { level, stream } : { level }
}

/** One line per request; successful reads, which are most, only at the level `debug`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = isRead(request) && reply.statusCode < 400
    request.log[quiet ? 'debug' : 'info'](line(request, reply), 'request')
    done()
  })
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whoever has the address of a preview sees it: no line tells it. */
function pathOf({ url }: FastifyRequest): string | undefined {
  return url.split('?', 1)[0]?.replace(/^(\/pratinjau\/).+/s, '$1…')
}

function line(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}
