import { type Field, type Fields, isList, type NumericField, type Required } from './field.ts'
import type { InputOf } from './record.ts'
import { lookupColumn, maskIn } from './sealed.ts'

/*
 * Columns of a noun's fields: one each; rows of a list and short texts as JSON text. Numbers, flags (1 or 0) and ids of
 * other records are `integer`, money `bigint`, everything else is `text`.
 */

/** Returns a field's value from its column; undefined if rows are stored as invalid JSON. */
export function fromColumn(field: Field, stored: unknown): unknown {
  const { kind } = field
  if (kind === 'list' || kind === 'texts') return parseJson(stored)
  if (kind === 'sealed') return maskIn(field, stored)
  if (kind === 'flag') return stored === 1 ? true : stored === 0 ? false : stored
  // PostgreSQL gives a bigint as text.
  return kind === 'money' && typeof stored === 'string' ? Number(stored) : stored
}

/** Parses JSON; undefined for anything else. */
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
  : F extends { kind: 'flag' }
    ? number
    : string

/** The fields of a noun in their stored form. */
export type ColumnsOf<F extends Fields> = { -readonly [Name in keyof F]: ColumnValue<F[Name]> }

/** Converts checked fields into their stored form. */
export function columnsOf<F extends Fields>(fields: F, input: InputOf<F>): ColumnsOf<F>
export function columnsOf(fields: Fields, input: Record<string, unknown>): Record<string, unknown>
export function columnsOf(fields: Fields, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(fields)
      // A sealed value is stored apart: here it is emptied, or stays as it is.
      .filter(([name, { kind }]) => kind !== 'sealed' || input[name] === '')
      .map(([name, field]) => [name, toColumn(field, input[name])]),
    // Equal values are found by nothing any more once one is emptied.
    ...Object.entries(fields)
      .filter(([name, field]) => field.kind === 'sealed' && field.found && input[name] === '')
      .map(([name]) => [lookupColumn(name), '']),
  ])
}

function toColumn(field: Field, value: unknown): unknown {
  if (isList(field) || field.kind === 'texts') return JSON.stringify(value)
  return field.kind === 'flag' ? Number(value) : value
}
