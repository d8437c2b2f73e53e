import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

/**
 * JSON lines on stdout. A request is its method and path alone: queries, headers and addresses may hold what identifies a
 * person, and bodies and tokens are never logged.
 */
export function loggerOptions(level: Env['LOG_LEVEL']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    },
  }
}
