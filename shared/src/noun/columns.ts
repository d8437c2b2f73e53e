import { type Field, type Fields, isList, type NumericField, type Required } from './field.ts'
import type { InputOf } from './record.ts'

/* How a database keeps the fields of a noun: a column each, rows of a list as JSON text in one. */

/** The type of a column; rows of a list are JSON text. */
export type Column = 'text' | 'integer' | 'bigint' | 'json'

export function columnOf({ kind }: Field): Column {
  switch (kind) {
    case 'list':
      return 'json'
    case 'amount':
      return 'bigint'
    case 'number':
    case 'stars':
      return 'integer'
    default:
      return 'text'
  }
}

/** What a column keeps as a field's value; undefined for no JSON where rows belong. */
export function fromColumn(field: Field, stored: unknown): unknown {
  switch (columnOf(field)) {
    case 'json':
      return parseJson(stored)
    case 'bigint':
      // PostgreSQL gives it as text.
      return typeof stored === 'string' ? Number(stored) : stored
    default:
      return stored
  }
}

/** JSON as a value; undefined for none. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

type ColumnValue<F extends Field> = F extends NumericField
  ? F extends { required: Required }
    ? number
    : number | null
  : string

/** The fields of a noun as columns hold them. */
export type ColumnsOf<F extends Fields> = { -readonly [Name in keyof F]: ColumnValue<F[Name]> }

/** Checked fields as columns keep them. */
export function columnsOf<F extends Fields>(fields: F, input: InputOf<F>): ColumnsOf<F>
export function columnsOf(fields: Fields, input: Record<string, unknown>): Record<string, unknown>
export function columnsOf(fields: Fields, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isList(field) ? JSON.stringify(input[name]) : input[name],
    ]),
  )
}

const holdsPictures = (field: Field): boolean =>
  isList(field)
    ? Object.values(field.row).some(holdsPictures)
    : field.kind === 'image' || (field.kind === 'text' && field.markdown === true)

/** Names of the fields that may name pictures, in themselves, in their text or in the rows of a list. */
export function pictureFields<F extends Fields>(fields: F): (keyof F & string)[] {
  const isPictureField = (name: string): name is keyof F & string => {
    const field = fields[name]
    return field !== undefined && holdsPictures(field)
  }
  return Object.keys(fields).filter(isPictureField)
}
