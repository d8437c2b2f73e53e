import type { Agency } from '@safar/shared/agency'
import { OPERATIONS, type Operation, PATH_PARAMETERS } from './operations.ts'
import { type JsonSchema, jsonSchemas } from './schemas.ts'

/** Meaning of each error status. */
export const ERRORS: Record<number, string> = {
  401: 'No, unknown or ended token',
  403: 'Wrong role',
  404: 'Not there',
  409: 'Somebody else saved first, or there are not so many seats',
  413: 'Too large',
  415: 'Not a picture, or a body that is compressed',
  422: 'Invalid; `errors` has the messages by field',
  429: 'Too many tries; `Retry-After` says when to come back',
  503: 'Not ready yet',
  507: 'The disk is full; nothing was changed',
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const text: JsonSchema = { type: 'string' }

/** The OpenAPI 3.1 document of every call. */
export function openApiDocument(agency: Pick<Agency, 'brand'>, version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${agency.brand} API`,
      version,
      description:
        'Lists and records come as `{ "data": … }`, errors as `{ "message": …, "errors"?: { field: […] } }`. Calls of admins carry `Authorization: Bearer <access_token>`.',
    },
    paths,
    components: {
      schemas: jsonSchemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** Every error status of a call. */
export function errorsOf({ who, errors = [] }: Operation): number[] {
  const byRole = who === 'admin' ? [401, 403] : who === 'signed' ? [401] : []
  return [...byRole, ...errors].sort((a, b) => a - b)
}

function toOperation(operation: Operation) {
  const { summary, tag, who, body, answers, query = {}, headers = {}, path } = operation
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_PARAMETERS[name] ?? '',
    schema: text,
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: text,
  }))
  const inHeader = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: text,
  }))
  const good = Object.entries(answers).map(([status, answer]) => [status, toAnswer(answer)])
  const bad = errorsOf(operation).map((status) => [
    status,
    { description: ERRORS[status] ?? 'Error', ...json(ref('Error')) },
  ])
  return {
    operationId: operationId(operation),
    tags: [tag],
    summary,
    ...(who === 'all' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...inPath, ...inQuery, ...inHeader],
    ...(body && { requestBody: { required: true, ...toBody(body) } }),
    responses: Object.fromEntries([...good, ...bad]),
  }
}

function operationId({ method, path }: Operation): string {
  return `${method}-${path.replace(/^\/api\//, '').replace(/[{}]/g, '')}`.replace(/[/.]/g, '-')
}

function toBody(body: NonNullable<Operation['body']>) {
  if ('image' in body) {
    const image = object({ image: { type: 'string', contentMediaType: 'image/*' } })
    return { content: { 'multipart/form-data': { schema: image } } }
  }
  const schema = ref(body.json)
  return {
    content: { 'application/json': { schema }, ...(body.alsoForm && { [body.alsoForm]: { schema } }) },
  }
}

function toAnswer(answer: Operation['answers'][number]) {
  if (answer === 'empty') return { description: 'OK' }
  if (answer === 'html') return { description: 'A page', content: { 'text/html': {} } }
  return { description: 'OK', ...json(answerSchema(answer)) }
}

function answerSchema(answer: Exclude<Operation['answers'][number], string>): JsonSchema {
  if ('data' in answer) {
    return object({ data: ref(answer.data), ...(answer.message && { message: text }) }, ['data'])
  }
  if ('whole' in answer) return ref(answer.whole)
  if ('message' in answer) return object({ message: text })
  if ('image_name' in answer) return object({ image_name: text })
  if ('status' in answer) return object({ status: text })
  const data: JsonSchema = { type: 'array', items: ref(answer.list) }
  if (!answer.total) return object({ data })
  const meta: JsonSchema = {
    type: 'object',
    description: 'Of packages only where a page or a search was asked for; of all else always.',
    properties: { total: { type: 'integer' }, page: { type: 'integer' }, per_page: { type: 'integer' } },
    required: ['total'],
  }
  return object({ data, meta }, ['data'])
}
