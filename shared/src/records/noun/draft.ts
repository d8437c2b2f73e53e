import { z } from 'zod'
import { fieldsWithSlug } from './alamat.ts'
import { type CellField, type Field, type Fields, isList, type ListField, type Noun } from './field.ts'
import { missingStatus } from './holes.ts'
import { createSchema, type Shape, updateSchema } from './noun-schema.ts'
import { STATUS, type Status } from './states.ts'

/* Drafts: records with empty required fields. Filled ones keep to their bounds, and only a name is required. */

/** Returns the fields with none required but the one that names a record. */
function unrequired({ fields, title }: Pick<Noun, 'fields' | 'title'>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name === title ? field : relaxed(field)]),
  )
}

function relaxed(field: Field): Field {
  if (field.kind === 'sealed') {
    const { required: _, ...rest } = field
    return rest
  }
  // Nothing stands in for the record that another one belongs to.
  if (field.kind === 'ref') return field
  if (!isList(field)) return relaxedCell(field)
  const { required: _, ...list } = field
  const row = Object.entries(field.row).map(([name, cell]) => [name, relaxedCell(cell)] as const)
  return { ...list, row: Object.fromEntries(row) } satisfies ListField
}

function relaxedCell(field: CellField): CellField {
  if (field.kind === 'durasi') return { ...field, mayBeBlank: true }
  const { required: _, ...rest } = field
  return rest
}

/** Returns the schema of a draft's body: each field within its bounds, or blank. */
export function draftSchema(noun: Noun): z.ZodObject<Shape> {
  return updateSchema(unrequired({ fields: fieldsWithSlug(noun), title: noun.title }))
}

/**
 * Returns the body schema for a new record with states: a draft's, or `live` for states that people read.
 * @param label names both in the API's document
 */
export function statedCreateSchema(noun: Noun, live: z.ZodObject, label: string): z.ZodType<object> {
  const missing = missingStatus(noun)
  const statusOf = (states: readonly Status[]) => {
    const status = z.enum(states)
    return states.includes(missing) ? status.optional() : status
  }
  const [whole, draft] = [
    live.safeExtend({ status: statusOf(['terbit', 'terjadwal']) }),
    draftSchema(noun).extend({ ...titleShape(noun), status: statusOf(['draf', 'arsip']) }),
  ]
  return z.discriminatedUnion(
    'status',
    [whole.meta({ id: `${label}Input` }), draft.meta({ id: `${label}Draf` })],
    { error: `Pilih salah satu: ${STATUS.join(', ')}` },
  )
}

function titleShape({ fields, title }: Noun): Shape {
  const field = fields[title]
  return field ? createSchema({ [title]: field }).shape : {}
}
