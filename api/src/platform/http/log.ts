import { PRIVATE_PAGES } from '@safar/shared/platform/address/private-page'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

/** The destination of log lines, one JSON text each. */
export interface LogStream {
  write(line: string): void
}

/** The log for parts of the server outside requests. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/**
 * Returns the logger's options: JSON lines on stdout. A request is logged by method and path alone: queries, headers
 * and addresses may identify a person, and bodies and tokens are never logged. A refused role is logged with the number
 * of its account. Only lines about signing in and out and about passwords name an account and an address
 * (`login-log.ts`).
 */
export function loggerOptions(
  level: Env['LOG_LEVEL'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  const options = { level, serializers: { err: errorLine } }
  return stream ? { ...options, stream } : options
}

const WORDS_MOST = 2_000
const STACK_MOST = 6_000
/** An error that names itself as its cause has no end. */
const CAUSES_MOST = 3

export interface ErrorLine {
  [more: string]: unknown
  type: string
  message: string
  stack: string
  code?: string | number
  cause?: ErrorLine
}

/**
 * Returns what is logged of an error: type, code, message, stack and causes. Other properties stay out: databases add
 * the row that they refused, which may be a person's.
 */
export function errorLine(error: unknown, causes = CAUSES_MOST): ErrorLine {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: cutText(String(error), WORDS_MOST), stack: '' }
  }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: name,
    message: cutText(message, WORDS_MOST),
    stack: cutText(stack, STACK_MOST),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && causes > 0 && { cause: errorLine(cause, causes - 1) }),
  }
}

/** Logs one line per request; successful reads, which are most, only at the level `debug`. */
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

/** Matches what stands before a secret: that of a preview, of unsubscribing, and of a page that its link opens. */
const BEFORE_SECRET = new RegExp(`^(/pratinjau/|/api/berhenti/|(?:${PRIVATE_PAGES.join('|')})/).+`, 's')

/**
 * Returns the path without secrets: whoever knows a preview's address sees it, and an unsubscribe link unsubscribes, so
 * no log line has them. Some apps encode the `#` of a link, or lose it, and send on what no server was to see.
 */
function pathOf({ url }: FastifyRequest): string | undefined {
  return url.split('?', 1)[0]?.replace(/%23.*/s, '%23…').replace(BEFORE_SECRET, '$1…')
}

function line(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(reply.statusCode === 403 && request.user && { akun: request.user.id, token: request.user.token }),
  }
}
