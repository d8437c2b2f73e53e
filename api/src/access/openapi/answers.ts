import type { Who } from '@safar/shared/access/session/who'
import { errorBodySchema } from '@safar/shared/platform/http/error-body-schema'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { onceFor } from '../../platform/once-for.ts'

/*
 * Schemas of answers for `schema.response` of a route: documented, and compared with real answers by a test. Errors
 * that follow from the rest of a declaration (roles, bodies, queries, writes) are added by the document.
 */

/** The meaning of each error status. */
export const ERRORS = {
  400: 'Not a request that can be read',
  401: 'No, unknown or ended token',
  403: 'Wrong role',
  404: 'Not there',
  410: 'Was there, and has ended',
  409: 'Somebody else saved first, or there are not so many seats',
  413: 'Too large',
  415: 'Not a picture, or a body that is compressed or of an unknown kind',
  422: 'Invalid; `errors` has the messages by field',
  429: 'Too many tries; `Retry-After` says when to come back',
  503: 'Not ready yet',
  507: 'The disk is full; nothing was changed',
} as const
export type ErrorStatus = keyof typeof ERRORS

/** Answers by status. */
export type Answers = Record<number, ZodOpenApiResponseObject>

interface CallSchema extends FastifySchema {
  /** The section of the API's description that the call stands in. */
  tags: readonly string[]
  /** The call's description, for people. */
  summary: string
  response: Answers
}

/** Declares a route: its permission, its input and its answers. */
export function call<Schema extends CallSchema>(
  who: Who,
  schema: Schema,
  config: { isBackground?: boolean; isBeforeFaktor?: boolean; isFamily?: boolean } = {},
) {
  return { config: { who, ...config }, schema }
}

const errorSchema = errorBodySchema.loose().meta({ id: 'Error' })
const etag = z.object({ etag: z.string() })

/** Describes a JSON answer with a schema. */
export function json(schema: z.ZodType): ZodOpenApiResponseObject {
  return { description: 'OK', content: { 'application/json': { schema } } }
}

/** Describes an answer `{ "data": … }`, once for each schema. */
export const dataOf = onceFor((schema: z.ZodType) => json(z.object({ data: schema })))

/** Describes an answer `{ "data": [ … ] }`, once for each schema. */
export const listOf = onceFor((schema: z.ZodType) => dataOf(z.array(schema)))

/** The `meta` of a list of which pages may be asked for; `last_page` only where whole pages are counted. */
export const metaSchema = z.object({
  total: z.int().min(0),
  page: z.int().min(1).optional(),
  per_page: z.int().min(1).optional(),
  last_page: z.int().min(1).optional(),
})

/** Describes an answer `{ "data": [ … ], "meta": { "total": … } }`, once for each schema. */
export const pageOf = onceFor((schema: z.ZodType) =>
  json(z.object({ data: z.array(schema), meta: metaSchema })),
)

/** Describes an answer `{ "message": … }`. */
export const message = json(z.object({ message: z.string() }))

/** A page for people. */
export const html: ZodOpenApiResponseObject = {
  description: 'A page',
  content: { 'text/html': { schema: z.string() } },
}

/**
 * Describes a redirect after a form was accepted: the page that says so has another address, so that Back and a reload
 * send nothing again.
 */
export const ledOn: ZodOpenApiResponseObject = { description: 'Taken; `Location` is the page that says so' }

/** Describes a 200 with an ETag, and 304 for a caller with the same bytes. */
export function tagged(answer: ZodOpenApiResponseObject): Answers {
  return {
    200: { ...answer, headers: etag },
    304: { description: 'Nothing has changed since `If-None-Match`', headers: etag },
  }
}

const REFUSALS: ReadonlyMap<number, ZodOpenApiResponseObject> = new Map(
  Object.entries(ERRORS).map(([status, description]) => [
    Number(status),
    { ...json(errorSchema), description },
  ]),
)

/** Describes the errors of these statuses. */
export function errors(...statuses: ErrorStatus[]): Answers {
  return Object.fromEntries(statuses.map((status) => [status, REFUSALS.get(status) ?? {}]))
}

export const PLAIN_FORM = 'application/x-www-form-urlencoded'

/** Declares a body that its handler reads itself, by content type: documented here, checked there. */
export function readByHandler(schemas: Record<string, z.ZodType | object>) {
  const entries = Object.entries(schemas).map(([type, schema]) => [type, { schema }] as const)
  return { content: Object.fromEntries(entries) }
}
