import { emptyValue, type Field, type Fields } from './field.ts'
import type { GivenOf, InputOf } from './record.ts'

/** Returns fields as written, with the empty value of each that was left out, in rows too. */
export function filled<F extends Fields>(fields: F, given: GivenOf<F>): InputOf<F>
export function filled(fields: Fields, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filledValue(field, given[name])]),
  )
}

function filledValue(field: Field, value: unknown): unknown {
  if (value === undefined) return emptyValue(field)
  if (field.kind === 'list' && field.one) return filled(field.row, Object(value))
  return field.kind === 'list' && Array.isArray(value) ? value.map((row) => filled(field.row, row)) : value
}
