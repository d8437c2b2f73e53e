import type { JsonSchema } from '../openapi/described-calls.ts'

export interface ExampleOptions {
  /** Schemas by the name that references give. */
  named: Record<string, JsonSchema>
  /** Also the fields that may be left out. */
  whole: boolean
}

/** A value that fits a schema, the same one each time: its own example where it has one, else the least that it allows. */
export function exampleOf(schema: JsonSchema, options: ExampleOptions): unknown {
  const { $ref, examples, enum: values, type, minimum = 0, properties = {}, required = [], items } = schema
  if ($ref) return exampleOf(options.named[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, options)
  if (examples) return examples[0]
  if ('const' in schema) return schema.const
  if (values) return values[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], options)
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => options.whole || required.includes(name))
          .map(([name, field]) => [name, exampleOf(field, options)]),
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
