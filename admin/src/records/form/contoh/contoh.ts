import { type Fields, isList } from '@safar/shared/records/noun/field'
import { type FormValues, sameValues } from '@safar/shared/records/noun/values'
import { isBlankRow, rowsOf } from '../values.ts'

/** The form's values before and after an example was filled in. */
export interface Diisikan<V extends FormValues = FormValues> {
  before: V
  after: V
}

const isBlank = (fields: Fields, values: FormValues, name: string): boolean => {
  const field = fields[name]
  if (!field || !isList(field)) return String(values[name] ?? '').trim() === ''
  return rowsOf(values, name).every((row) => isBlankRow(field.row, row))
}

/** Fills an example into blank fields; typed ones stay. */
export function fillBlank<V extends FormValues>(fields: Fields, typed: V, contoh: Partial<V>): V {
  const wanted = Object.entries(contoh).filter(([name]) => isBlank(fields, typed, name))
  return { ...typed, ...Object.fromEntries(wanted) }
}

/** Takes an example out again, save fields changed since. */
export function takeBack<V extends FormValues>(fields: Fields, now: V, { before, after }: Diisikan<V>): V {
  const untouched = Object.entries(fields).filter(([name, field]) =>
    sameValues({ [name]: field }, now, after),
  )
  return { ...now, ...Object.fromEntries(untouched.map(([name]) => [name, before[name]])) }
}
