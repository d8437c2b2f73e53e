import { z } from 'zod'
import { durasiSchema } from '../format/durasi-schema.ts'
import { optionalTanggalSchema, tanggalSchema } from '../format/tanggal-schema.ts'
import { MAX_IMAGE_NAME_LENGTH } from '../gambar/name.ts'
import { wholeNumber } from '../number.ts'
import { REQUIRED_MESSAGE, requiredText, text } from '../text.ts'
import { isBlankRow } from './blank-row.ts'
import {
  type ChoiceField,
  emptyValue,
  type Field,
  type Fields,
  isList,
  isSingle,
  isSummary,
  type ListField,
  MOST_STARS,
  type Noun,
  type NumericField,
} from './field.ts'
import type { RecordOf, SummaryOf, ValueOf } from './record.ts'

/* Schemas of a noun: of what a call takes, and of what it answers. The types beside them follow from the same list. */

type Call = 'create' | 'update'
type Shape = Record<string, z.ZodType>

const imageName = text(MAX_IMAGE_NAME_LENGTH).refine(
  (value) => !/[\\/]/.test(value),
  'Nama gambar tidak boleh memuat garis miring',
)
const requiredImageName = imageName.refine((value) => value !== '', REQUIRED_MESSAGE)

type CreateShape<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> }
type UpdateShape<F extends Fields> = {
  [Name in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[Name]>>>
} & { updated_at: z.ZodOptional<z.ZodString> }
type AnswerShape<Answer> = { [Name in keyof Answer]: z.ZodType<Answer[Name]> }

/** Body of the call that makes a record; unknown fields are ignored. */
export function createSchema<F extends Fields>(fields: F): z.ZodObject<CreateShape<F>>
export function createSchema(fields: Fields): z.ZodObject<Shape> {
  return z.object(shapeOf(fields, (field) => inputSchema(field, 'create')))
}

/**
 * Body of the call that changes a record: the same shapes, nothing required, and a field that is left out keeps its value.
 * With `updated_at` of the edited copy the server refuses to overwrite a newer one.
 */
export function updateSchema<F extends Fields>(fields: F): z.ZodObject<UpdateShape<F>>
export function updateSchema(fields: Fields): z.ZodObject<Shape> {
  const shape = shapeOf(fields, (field) => inputSchema(field, 'update').optional())
  return z.object({ ...shape, updated_at: z.string().max(40).optional() })
}

/** A record as the API answers it: lists last. */
export function recordSchema<N extends Noun>(noun: N): z.ZodObject<AnswerShape<RecordOf<N>>>
export function recordSchema(noun: Noun): z.ZodObject<Shape> {
  return stampedSchema(noun, isSingle).extend(shapeOf(noun.fields, answerSchema, isList))
}

/** A record as answers of lists carry it. */
export function summarySchema<N extends Noun>(noun: N): z.ZodObject<AnswerShape<SummaryOf<N>>>
export function summarySchema(noun: Noun): z.ZodObject<Shape> {
  return stampedSchema(noun, isSummary)
}

function stampedSchema({ fields, slug }: Noun, which: (field: Field) => boolean): z.ZodObject<Shape> {
  return z.object({
    id: z.number().int(),
    ...(slug && { slug: z.string() }),
    ...shapeOf(fields, answerSchema, which),
    created_at: z.string(),
    updated_at: z.string(),
  })
}

function shapeOf(
  fields: Fields,
  toSchema: (field: Field) => z.ZodType,
  which: (field: Field) => boolean = () => true,
): Shape {
  const entries = Object.entries(fields).filter(([, field]) => which(field))
  return Object.fromEntries(
    entries.map(([name, field]) => {
      const schema = toSchema(field)
      return [name, field.about ? schema.describe(field.about) : schema]
    }),
  )
}

function inputSchema(field: Field, call: Call): z.ZodType {
  const isRequired = field.required === 'always' || (call === 'create' && field.required === 'create')
  switch (field.kind) {
    case 'text':
      return isRequired ? requiredText(field.max) : text(field.max)
    case 'image':
      return isRequired ? requiredImageName : imageName
    case 'day':
      return isRequired ? tanggalSchema : optionalTanggalSchema
    case 'durasi':
      return durasiSchema
    case 'choice':
      return choiceSchema(field)
    case 'list': {
      const rows = rowsSchema(field, call)
      if (isRequired) return rows.refine((list) => list.length > 0, REQUIRED_MESSAGE)
      return call === 'create' ? rows.default([]) : rows
    }
    default:
      return numericSchema(field)
  }
}

function choiceSchema({ of, required }: ChoiceField): z.ZodType {
  const error = (issue: { input?: unknown }) =>
    issue.input ? `Pilih salah satu: ${of.join(', ')}` : REQUIRED_MESSAGE
  return required
    ? z.enum(of, { error })
    : z.preprocess((value) => value ?? '', z.enum([...of, ''], { error }))
}

function numericSchema(field: NumericField): z.ZodType {
  const [min, max] = bounds(field)
  const schema = wholeNumber(min, max)
  if (field.required) return schema
  // Left out and empty are the same: nobody has said.
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
}

function bounds(field: NumericField): [number, number] {
  if (field.kind === 'stars') return [1, MOST_STARS]
  return [field.kind === 'number' ? field.min : 0, field.max]
}

/** Rows that nobody filled are left out, not refused; null is none. */
function rowsSchema({ row, max }: ListField, call: Call) {
  return z.preprocess(
    (value) =>
      value === null ? [] : Array.isArray(value) ? value.filter((each) => !isBlankRow(each, row)) : value,
    z
      .array(z.object(shapeOf(row, (field) => inputSchema(field, call))), {
        error: (issue) => (issue.input === undefined ? REQUIRED_MESSAGE : 'Isi dengan daftar'),
      })
      .max(max, `Paling banyak ${max} baris`),
  )
}

function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'list':
      return z.array(z.object(shapeOf(field.row, cellSchema)))
    case 'choice':
      return z.enum(field.required ? field.of : [...field.of, ''])
    case 'number':
    case 'amount':
    case 'stars':
      return field.required ? z.number() : z.number().nullable()
    default:
      return z.string()
  }
}

/** What need not be filled may be missing: rows are stored whole, also from before there was such a field. */
function cellSchema(field: Field): z.ZodType {
  const schema = answerSchema(field)
  return field.required ? schema : schema.default(emptyValue(field))
}
