import { MAY, type Who } from '@safar/shared/access/session/who'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiRequestBodyObject,
} from 'zod-openapi'
import { type Answers, type ErrorStatus, errors, html, PLAIN_FORM } from './answers.ts'

type Paths = Record<string, Record<string, ZodOpenApiOperationObject>>

/** Builds the OpenAPI 3.1 document of every call under `/api`, from its route's declaration. */
export function openApiDocument(brand: string, version: string, routes: readonly RouteOptions[]) {
  const paths: Paths = {}
  for (const route of routes) {
    // HEAD comes with GET, and says nothing of its own.
    const [method] = [route.method].flat().flatMap((each) => (each === 'HEAD' ? [] : each.toLowerCase()))
    if (!method || !route.url.startsWith('/api/')) continue
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method]: toOperation(route, method, path) }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version,
        license: { name: `All rights reserved by ${brand}`, identifier: 'LicenseRef-Proprietary' },
        description:
          'Lists and records come as `{ "data": … }`, errors as `{ "message": …, "errors"?: { field: […] } }`. Calls of admins carry `Authorization: Bearer <access_token>`.',
      },
      // The origin that served this document, since an API does not know its own names.
      servers: [{ url: '/' }],
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    { override: asSent },
  )
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>

function toOperation(
  { url, config, schema = {} }: RouteOptions,
  method: string,
  path: string,
): ZodOpenApiOperationObject {
  const { tags, summary, params, querystring, headers, body, response } = schema
  const who = config?.who ?? 'admin'
  if (!tags || !summary || !isAnswers(response)) throw new Error(`${method} ${url} is not described`)
  const follows: ErrorStatus[] = [
    400,
    ...refusalsOf(who),
    ...(body ? ([413, 415, 422] as const) : querystring ? ([422] as const) : []),
    ...(method === 'get' ? [] : ([507] as const)),
  ]
  const answers: Answers = { ...errors(...follows), ...response }
  return {
    operationId: `${method}-${path.replace(/^\/api\//, '').replace(/[{}]/g, '')}`.replace(/[/.]/g, '-'),
    tags: [...tags],
    summary,
    // Beside a bearer token stand the roles that it is to have: none where any will do.
    security: who === 'all' ? [] : [{ bearer: who === 'signed' ? [] : [...MAY[who]] }],
    requestParams: {
      ...(isFields(params) && { path: params }),
      ...(isFields(querystring) && { query: querystring }),
      ...(isFields(headers) && { header: headers }),
    },
    ...(body !== undefined && { requestBody: toBody(body) }),
    responses: isContent(body) && PLAIN_FORM in body.content ? orPages(answers) : answers,
  }
}

function refusalsOf(who: Who): ErrorStatus[] {
  if (who === 'all') return []
  return who === 'signed' ? [401] : [401, 403]
}

function toBody(body: unknown): ZodOpenApiRequestBodyObject {
  if (body instanceof z.ZodType) return { required: true, content: { 'application/json': { schema: body } } }
  if (isContent(body)) return { required: true, ...body }
  throw new Error('A body is a schema, or one schema by content type.')
}

/** Adds pages to the answers of a plain form's call: its sender has no script that could read JSON. */
function orPages(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      status.startsWith('3') ? answer : { ...answer, content: { ...answer.content, ...html.content } },
    ]),
  )
}

function isFields(schema: unknown): schema is z.ZodType<unknown, Record<string, unknown>> {
  return schema instanceof z.ZodType
}

function isAnswers(response: unknown): response is Answers {
  return typeof response === 'object' && response !== null
}

function isContent(body: unknown): body is Pick<ZodOpenApiRequestBodyObject, 'content'> {
  return typeof body === 'object' && body !== null && 'content' in body
}

/**
 * Documents the input that callers should send, by what a schema outputs; what else it accepts is a courtesy to older
 * clients. Fields are required if an empty object is refused for them, and unknown ones are ignored.
 */
const asSent: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  if (io === 'output') return
  const { id: _id, ...said } = z.globalRegistry.get(zodSchema) ?? {}
  if (!(zodSchema instanceof z.core.$ZodPipe)) {
    asTaken({ zodSchema, jsonSchema })
    // Examples are what callers send; the library takes them for what becomes of it.
    if (said.examples) jsonSchema.examples = said.examples
    return
  }
  // Of what becomes of a value once it is taken, nothing is known: callers send the value, of several kinds the one it
  // becomes.
  const { in: taken, out } = zodSchema._zod.def
  const asked = out._zod.def.type === 'transform' && taken._zod.def.type !== 'union' ? taken : zodSchema
  const { $schema: _, ...sent } = z.toJSONSchema(asked, { unrepresentable: 'any', override: asTaken })
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, sent, said)
}

function asTaken({
  zodSchema,
  jsonSchema,
}: Pick<ZodOpenApiOverrideContext, 'zodSchema' | 'jsonSchema'>): void {
  const { type } = zodSchema._zod.def
  // A draft is what a whole record is as well, and whoever sends no state sends the latter: more than one form may fit.
  if (type === 'union' && jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf
    for (const key of ['oneOf', 'discriminator', 'type']) delete jsonSchema[key]
  }
  // `9` becomes `9 Hari` by a transform, of which nothing is known but that.
  if (type === 'transform') jsonSchema.type = 'string'
  if (type !== 'object') return
  delete jsonSchema.additionalProperties
  jsonSchema.required = requiredFields(zodSchema, jsonSchema.anyOf)
}

function requiredFields(
  schema: z.core.$ZodType,
  either: ZodOpenApiOverrideContext['jsonSchema']['anyOf'] = [],
): string[] {
  const { error } = z.safeParse(schema, {})
  // A field that another may replace is not required by itself: `anyOf` names it.
  const replaced = new Set(either.flatMap(({ required = [] }) => required))
  // An error of the whole body names no field.
  const named = error?.issues.flatMap(({ path }) => (path[0] === undefined ? [] : String(path[0]))) ?? []
  return [...new Set(named)].filter((name) => !replaced.has(name))
}
