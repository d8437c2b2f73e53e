import type { DescribedCall, JsonSchema } from '../access/openapi/described-calls.ts'
import { multipart } from './multipart.ts'

export interface ExampleOptions {
  /** Schemas by the name that references give. */
  schemas: Record<string, JsonSchema>
  /** True if optional fields are included. */
  whole: boolean
  /** Values by field that no schema can know: they have to fit what is stored. */
  fitting: Record<string, unknown>
  /** The file that is sent where one is asked for. */
  file: File
}

/**
 * Returns a value that fits a schema, the same one each time: its own example if it has one, else the least that it
 * allows.
 */
export function exampleOf(schema: JsonSchema, options: ExampleOptions): unknown {
  const { $ref, examples, enum: values, type, minimum = 0, properties = {}, required = [], items } = schema
  if ($ref) return exampleOf(options.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, options)
  if (examples) return examples[0]
  if (values) return values[0]
  const [one] = schema.oneOf ?? []
  if (one) return exampleOf(one, options)
  const [either] = schema.anyOf ?? []
  if (either && !type) return exampleOf(either, options)
  if (schema.contentMediaType) return options.file
  const needed = [...required, ...(either?.required ?? [])]
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => options.whole || needed.includes(name))
          .map(([name, field]) => [name, options.fitting[name] ?? exampleOf(field, options)]),
      )
    case 'array':
      return items ? [exampleOf(items, options)] : []
    case 'integer':
    case 'number':
      return minimum
    case 'boolean':
      return true
    default:
      return 'contoh'
  }
}

interface ExampleRequest {
  method: DescribedCall['method']
  url: string
  headers: Record<string, string>
  payload?: string | object
}

/** Returns a request for each form in which a call takes its body, from the description alone. */
export async function exampleRequests(
  { method, path, parameters, bodies }: DescribedCall,
  options: ExampleOptions,
): Promise<ExampleRequest[]> {
  const given = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where && (parameter.required || options.whole))
      .map(({ name, schema }): [string, string] => [name, String(exampleOf(schema, options))])
  const address = given('path').reduce((url, [name, value]) => url.replace(`{${name}}`, value), path)
  const headers = Object.fromEntries(given('header'))
  const request = { method, url: `${address}?${new URLSearchParams(given('query'))}`, headers }
  const types = Object.keys(bodies)
  if (types.length === 0) return [request]
  return Promise.all(
    types.map(async (type) => {
      const sent = await written(type, Object(exampleOf(bodies[type] ?? {}, options)))
      return { ...request, ...sent, headers: { ...headers, ...sent.headers } }
    }),
  )
}

async function written(type: string, value: Record<string, unknown>) {
  if (type === 'application/json') return { payload: value, headers: { 'content-type': type } }
  if (type === 'text/csv') return { payload: String(value), headers: { 'content-type': type } }
  const texts = Object.entries(value).map(([name, field]): [string, string | File] => [
    name,
    field instanceof File ? field : String(field),
  ])
  if (type === 'multipart/form-data') return multipart(Object.fromEntries(texts))
  const form = new URLSearchParams(texts.map(([name, text]): [string, string] => [name, String(text)]))
  return { payload: form.toString(), headers: { 'content-type': type } }
}
