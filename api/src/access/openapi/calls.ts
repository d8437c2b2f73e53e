import { Readable } from 'node:stream'
import type { Who } from '@safar/shared/access/session/who'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  onRequestAsyncHookHandler,
  onSendHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import { z } from 'zod'
import { invalid, notFound, schemaWords } from '../../platform/http/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that the call needs. Every route states one. */
    who?: Who
  }
  interface FastifySchema {
    /** The section of the API's description that the call stands in. */
    tags?: readonly string[]
    /** The call's description, for people. */
    summary?: string
  }
  interface FastifyInstance {
    /** Every route there is, as it was declared. */
    calls: RouteOptions[]
  }
}

/**
 * The types of a handler's input follow from its route's schemas. Answers are written as they are: tests compare them
 * with theirs.
 */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** The server as modules of routes get it. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>

function unused(): never {
  throw new Error('registerCalls says how schemas are read')
}

/**
 * The schema controller for a server with `registerCalls`: it keeps Fastify from loading its own validators and
 * serialisers, four megabytes.
 */
export const schemaController = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
}

/**
 * Enforces what routes declare: `config.who` refuses others before any body is read, and `schema.params`,
 * `schema.querystring` and `schema.body` parse what handlers get. A body declared by content types is read by its
 * handler; headers are only described.
 * @throws Error while routes are registered, for one that does not say who may call it, or what it answers
 */
export function registerCalls(
  app: FastifyInstance,
  guard: (who: Exclude<Who, 'all'>) => onRequestAsyncHookHandler,
): Api {
  app.decorate('calls', [])
  app.addHook('onRoute', (route) => {
    const who = route.config?.who
    if (!who) throw new Error(`${route.method} ${route.url} does not say who may call it: config.who`)
    if (route.url.startsWith('/api/') && !(route.schema?.summary && route.schema.response))
      throw new Error(`${route.method} ${route.url} does not say what it does and answers: schema`)
    if (who !== 'all') route.onRequest = [guard(who), ...[route.onRequest ?? []].flat()]
    if (route.method === 'GET') {
      route.method = ['GET', 'HEAD']
      route.onSend = [...[route.onSend ?? []].flat(), withoutBody]
    }
    app.calls.push(route)
  })
  app.setValidatorCompiler(validatorOf)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  return app.withTypeProvider<ZodTypes>()
}

/**
 * Leaves the body out of an answer to HEAD, which tells its length. Fastify declares each route of GET a second time
 * for HEAD; one route for both saves a third of what all routes cost to declare.
 */
const withoutBody: onSendHookHandler = (request, reply, payload, done) => {
  if (request.method !== 'HEAD') return done(null, payload)
  if (payload instanceof Readable) {
    // Whoever made it waits for its end.
    payload.on('error', (error) => request.log.error(error, 'a file that HEAD asked for cannot be read'))
    payload.resume()
  } else if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    reply.header('content-length', Buffer.byteLength(payload))
  }
  done(null, null)
}

const validatorOf: FastifySchemaCompiler<unknown> = ({ schema, httpPart, contentType }) => {
  if (!(schema instanceof z.ZodType) || httpPart === 'headers' || contentType) return () => true
  return (sent) => {
    // Fastify gives null if nothing was sent. A body that may be empty is that, and of another each field is missed.
    const nothing = httpPart === 'body' && schema instanceof z.ZodObject ? {} : undefined
    const parsed = schema.safeParse(sent ?? nothing, { error: schemaWords })
    if (parsed.success) return { value: parsed.data }
    // An address that can name nothing names nothing that is there.
    return {
      error: httpPart === 'params' ? notFound(parsed.error.issues[0]?.message) : invalid(parsed.error),
    }
  }
}
