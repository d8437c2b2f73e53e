import { type Field, type Fields, isList, type NumericField, type Required } from './field.ts'
import type { InputOf } from './record.ts'

/*
 * How a database keeps the fields of a noun: a column each, rows of a list as JSON text in one. Numbers are `integer`, amounts
 * `bigint`, everything else is `text`.
 */

/** What a column keeps as a field's value; undefined for no JSON where rows belong. */
export function fromColumn({ kind }: Field, stored: unknown): unknown {
  if (kind === 'list') return parseJson(stored)
  // PostgreSQL gives a bigint as text.
  return kind === 'amount' && typeof stored === 'string' ? Number(stored) : stored
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
