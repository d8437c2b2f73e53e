import { z } from 'zod'
import { MAX_IMAGE_NAME_LENGTH } from '../../files/gambar/name.ts'
import { durasiSchema } from '../../platform/format/durasi-schema.ts'
import { optionalMomentSchema } from '../../platform/format/moment-schema.ts'
import { moneySchema } from '../../platform/format/money-schema.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { DURASI_MESSAGE } from '../../platform/format/read-durasi.ts'
import { optionalTanggalSchema, tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { MAX_ID } from '../../platform/id.ts'
import { plainCode } from '../../platform/text/code.ts'
import { TERSEGEL } from '../../platform/text/mask.ts'
import { OWN_SLUG_MAX, slugError } from '../../platform/text/slug.ts'
import { REQUIRED_MESSAGE, requiredText, text } from '../../platform/text/text.ts'
import { SLUG_FIELD } from './alamat.ts'
import { isBlankRow } from './blank-row.ts'
import {
  type ChoiceField,
  type DayField,
  emptyRow,
  emptyValue,
  type Field,
  type Fields,
  type FigureField,
  isLine,
  isList,
  isSingle,
  isSummary,
  type ListField,
  MOST_STARS,
  type Noun,
  type NumericField,
  type SealedField,
  type TextsField,
} from './field.ts'
import type { RecordOf, SummaryOf, ValueOf } from './record.ts'
import { halfMaskError, maskIn } from './sealed.ts'

/* Schemas of a noun: of what a call takes, and of what it answers. The types beside them follow from the same list. */

type Call = 'create' | 'update'
export type Shape = Record<string, z.ZodType>

const imageName = text(MAX_IMAGE_NAME_LENGTH).refine(
  (value) => !/[\\/]/.test(value),
  'Nama gambar tidak boleh memuat garis miring',
)
const requiredImageName = imageName.refine((value) => value !== '', REQUIRED_MESSAGE)

const alamatSchema = text(OWN_SLUG_MAX)
  .superRefine((value, context) => {
    const message = value === '' ? null : slugError(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ examples: ['umrah-plus-turki'] })

type CreateShape<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> }
type UpdateShape<F extends Fields> = {
  [Name in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[Name]>>>
} & { updated_at: z.ZodOptional<z.ZodString> }
type AnswerShape<Answer> = { [Name in keyof Answer]: z.ZodType<Answer[Name]> }

/** Returns the body schema of a new record; unknown fields are ignored. */
export function createSchema<F extends Fields>(fields: F): z.ZodObject<CreateShape<F>>
export function createSchema(fields: Fields): z.ZodObject<Shape> {
  return z.object(shapeOf(fields, (field) => inputSchema(field, 'create')))
}

/**
 * Returns the body schema of an edit: nothing is required, and a field left out keeps its value. `updated_at` of the
 * edited copy is the optimistic lock: the server refuses to overwrite a newer one.
 */
export function updateSchema<F extends Fields>(fields: F): z.ZodObject<UpdateShape<F>>
export function updateSchema(fields: Fields): z.ZodObject<Shape> {
  const shape = shapeOf(fields, (field) => inputSchema(field, 'update').optional())
  return z.object({ ...shape, updated_at: z.string().max(40).optional() })
}

/** Returns the schema of a record in answers, with lists last. */
export function recordSchema<N extends Noun>(noun: N): z.ZodObject<AnswerShape<RecordOf<N>>>
export function recordSchema(noun: Noun): z.ZodObject<Shape> {
  return stampedSchema(noun, isSingle).extend(shapeOf(noun.fields, answerSchema, isList))
}

/** Returns the schema of a record in a short list. */
export function summarySchema<N extends Noun>(noun: N): z.ZodObject<AnswerShape<SummaryOf<N>>>
export function summarySchema(noun: Noun): z.ZodObject<Shape> {
  return stampedSchema(noun, isSummary)
}

const ABOUT_MARKDOWN =
  'Markdown: CommonMark with tables and strikethrough. HTML is text; `![words](image_name)` shows an uploaded picture; `> [!catatan]` begins a callout.'

function stampedSchema({ fields, addressed }: Noun, which: (field: Field) => boolean): z.ZodObject<Shape> {
  return z.object({
    id: z.number().int(),
    ...(addressed && { slug: z.string() }),
    ...shapeOf(fields, answerSchema, which),
    created_at: z.string(),
    updated_at: z.string(),
  })
}

/** Returns the schema's part for the slug of a new record; empty for nouns without addresses. */
export function slugShape({ addressed }: Pick<Noun, 'addressed'>): Shape {
  return addressed ? shapeOf({ slug: SLUG_FIELD }, (field) => inputSchema(field, 'create').optional()) : {}
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
      const about = field.about ?? (field.kind === 'text' && field.markdown ? ABOUT_MARKDOWN : undefined)
      return [name, about ? schema.describe(about) : schema]
    }),
  )
}

const singleSpaced = (name: string): string => name.replace(/ {2,}/g, ' ')

function inputSchema(field: Field, call: Call): z.ZodType {
  const isRequired = call === 'create' ? field.required !== undefined : field.required === 'always'
  switch (field.kind) {
    case 'text': {
      const asTyped = (isRequired ? requiredText : text)(field.max, isLine(field))
      const typed = field.singleSpaced ? asTyped.overwrite(singleSpaced) : asTyped
      return field.example ? typed.meta({ examples: [field.example] }) : typed
    }
    case 'image':
      return isRequired ? requiredImageName : imageName
    case 'sealed':
      return sealedSchema(field, isRequired)
    case 'alamat':
      return alamatSchema
    case 'day':
      return daySchema(field, isRequired)
    case 'moment':
      return optionalMomentSchema
    case 'durasi':
      return field.mayBeBlank ? z.union([durasiSchema, blank], { error: DURASI_MESSAGE }) : durasiSchema
    case 'choice':
      return choiceSchema(field, call)
    case 'figure':
      return figureSchema(field)
    case 'flag':
      return z.preprocess((value) => value ?? false, z.boolean('Pilih ya atau tidak'))
    case 'texts': {
      const texts = textsSchema(field)
      return call === 'create' ? texts.default([]) : texts
    }
    case 'list': {
      if (field.one) return oneRowSchema(field)
      const rows = rowsSchema(field, call)
      if (isRequired) return rows.refine((list) => list.length > 0, REQUIRED_MESSAGE)
      return call === 'create' ? rows.default([]) : rows
    }
    default:
      return numericSchema(field)
  }
}

/** Returns the schema of a sealed value, or of the mask that comes back in its place. */
function sealedSchema(field: SealedField, isRequired: boolean): z.ZodType {
  const typed = (isRequired ? requiredText : text)(Math.max(field.max, TERSEGEL.length), !field.lines)
  const plain = (field.code ? typed.overwrite(plainCode) : typed).superRefine((value, context) => {
    const message = halfMaskError(field, value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  return field.example ? plain.meta({ examples: [field.example] }) : plain
}

const blank = z.literal(['', null]).transform(() => '')

/** Returns the schema of a day. Whether a past day has come is checked where there is a clock: `pastErrors`. */
function daySchema({ past }: DayField, isRequired: boolean): z.ZodType {
  const schema = isRequired ? tanggalSchema : optionalTanggalSchema
  return past ? schema.meta({ examples: ['2026-11-02'] }) : schema
}

function choiceSchema({ of, required, missing }: ChoiceField, call: Call): z.ZodType {
  const error = (issue: { input?: unknown }) =>
    issue.input ? `Pilih salah satu: ${of.join(', ')}` : REQUIRED_MESSAGE
  if (missing) return call === 'create' ? z.enum(of, { error }).default(missing) : z.enum(of, { error })
  return required
    ? z.enum(of, { error })
    : z.preprocess((value) => value ?? '', z.enum([...of, ''], { error }))
}

function numericSchema(field: NumericField): z.ZodType {
  const [min, max] = bounds(field)
  const schema = field.kind === 'money' ? moneySchema(min, max, field.currency) : wholeNumber(min, max)
  if (field.required) return schema
  // Left out and empty are the same: nobody has said.
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
}

function bounds(field: NumericField): [number, number] {
  switch (field.kind) {
    case 'stars':
      return [1, MOST_STARS]
    case 'ref':
      return [1, MAX_ID]
    default:
      return [field.min ?? 0, field.max]
  }
}

function figureSchema({ max, required }: FigureField): z.ZodType {
  const words = required ? requiredText(max) : text(max)
  return z.preprocess((value) => value ?? '', z.number().finite().or(words))
}

/** Returns the schema of a list's only row: fields left out stay, null empties it. */
function oneRowSchema({ row }: ListField): z.ZodType {
  const shape = shapeOf(row, (field) => inputSchema(field, 'update').optional())
  return z.preprocess(
    (value) => (value === null ? emptyRow(row) : value),
    z.object(shape, { error: 'Isi dengan isian-isiannya' }),
  )
}

/** Returns as many values as are allowed and one more, by which too many are recognised; no further ones are read. */
function upTo(max: number, values: readonly unknown[], isWanted: (value: unknown) => boolean): unknown[] {
  const found: unknown[] = []
  for (const value of values) {
    if (!isWanted(value)) continue
    if (found.push(value) > max) break
  }
  return found
}

/** Returns the schema of rows: empty ones are left out, not refused; null is none. */
function rowsSchema({ row, max }: ListField, call: Call) {
  return z.preprocess(
    (value) =>
      value === null ? [] : Array.isArray(value) ? upTo(max, value, (each) => !isBlankRow(each, row)) : value,
    z
      .array(z.object(shapeOf(row, (field) => inputSchema(field, call))), {
        error: (issue) => (issue.input === undefined ? REQUIRED_MESSAGE : 'Isi dengan daftar'),
      })
      .max(max, `Paling banyak ${max} baris`),
  )
}

const isFilled = (value: unknown) => typeof value !== 'string' || value.trim() !== ''

/** Returns the schema of short texts: blank ones are left out and repetitions joined; null is none. */
function textsSchema({ max, each }: TextsField) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? upTo(max, value, isFilled) : (value ?? [])),
    z
      .array(text(each), 'Isi dengan daftar')
      .max(max, `Paling banyak ${max} baris`)
      .overwrite((texts) => [...new Set(texts)].filter((one) => one !== '')),
  )
}

function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'figure':
      return z.number().or(z.string())
    case 'sealed':
      // Whatever a row or an older copy holds, nothing but a mask is read of it.
      return z.string().overwrite((value) => maskIn(field, value))
    case 'flag':
      return z.boolean()
    case 'texts':
      return z.array(z.string())
    case 'list':
      if (field.one) return z.object(shapeOf(field.row, cellSchema))
      return z.array(z.object(shapeOf(field.row, cellSchema)))
    case 'choice':
      return choiceAnswer(field)
    case 'number':
    case 'money':
    case 'ref':
    case 'stars':
      return field.required ? z.number() : z.number().nullable()
    default:
      return z.string()
  }
}

function choiceAnswer({ of, required, missing }: ChoiceField): z.ZodType {
  // A record that was kept before there was such a field.
  if (missing) return z.enum(of).default(missing)
  return z.enum(required ? of : [...of, ''])
}

/**
 * Returns the schema of a cell. An optional one may be missing: rows are stored whole, also from before the field
 * existed.
 */
function cellSchema(field: Field): z.ZodType {
  const schema = answerSchema(field)
  return field.required ? schema : schema.default(emptyValue(field))
}
