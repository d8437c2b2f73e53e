import { z } from 'zod'

/** The part of JSON Schema that our documents use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  examples?: unknown[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  contentMediaType?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const contentSchema = z.record(z.string(), z.object({ schema: jsonSchema }))
const operationSchema = z.object({
  tags: z.tuple([z.string()]),
  summary: z.string(),
  security: z.array(z.object({ bearer: z.array(z.string()) })).max(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        description: z.string().default(''),
        required: z.boolean().default(false),
        schema: jsonSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.default({}) })),
})
const METHODS = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const
const NAMES = ['get', 'post', 'patch', 'delete'] as const
const documentSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(NAMES), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
})

/** Reads every call of a document, and the schemas that it names. */
export function readDocument(document: unknown) {
  const { paths, components } = documentSchema.parse(document)
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    NAMES.flatMap((method) => {
      const operation = item[method]
      return operation ? [describe(path, METHODS[method], operation)] : []
    }),
  )
  return { calls, schemas: components.schemas }
}
export type DescribedCall = ReturnType<typeof describe>

function describe(
  path: string,
  method: (typeof METHODS)[keyof typeof METHODS],
  operation: z.output<typeof operationSchema>,
) {
  const { tags, summary, security, parameters, requestBody, responses } = operation
  return {
    name: `${method} ${path}`,
    method,
    path,
    tag: tags[0],
    summary,
    parameters,
    /** The roles that may make the call; empty if any role may, null if it needs no token. */
    roles: security[0]?.bearer ?? null,
    /** Schema of the body by content type. */
    bodies: schemasOf(requestBody?.content ?? {}),
    /** Each with the schema of its body by content type: none where there is no body. */
    answers: Object.entries(responses).map(([status, { description, content }]) => ({
      status: Number(status),
      description,
      bodies: schemasOf(content),
    })),
  }
}

function schemasOf(content: z.output<typeof contentSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]))
}
