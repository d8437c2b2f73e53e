import { formatDurasi, parseDurasi } from '../../platform/format/durasi.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import {
  emptyRow,
  type Field,
  type Fields,
  isList,
  type NumericField,
  type RowFields,
  type SingleField,
} from './field.ts'
import { withHoles } from './holes.ts'
import type { InputOf } from './record.ts'

/*
 * A form's values while somebody types: texts and numbers as typed, short texts one per line, lists that always hold a
 * row to type in.
 */

/** The value of a number input: a number, an empty text, or digits too long for a number. */
export type Angka = number | string

/** The form's value for yes; for no it is empty. */
export const YA = 'ya'

type SingleValue<F extends Field> = F extends { kind: 'choice'; of: readonly (infer Choice)[] }
  ? F extends { initial: string } | { missing: string }
    ? Choice
    : Choice | ''
  : F extends { kind: 'flag' }
    ? typeof YA | ''
    : F extends NumericField | { kind: 'durasi' | 'figure' }
      ? Angka
      : string

/** A row of a list in a form. Its key is its identity for React: an index would show the wrong row after a removal. */
export type FormRowOf<F extends RowFields> = { key: string } & {
  -readonly [Name in keyof F]: SingleValue<F[Name]>
}

/** All values of a noun's form. */
export type FormValuesOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends { kind: 'list'; row: infer Row extends RowFields }
    ? FormRowOf<Row>[]
    : SingleValue<F[Name]>
}

/** A row of any list of any noun. */
export interface FormRow {
  key: string
  [field: string]: Angka
}
/** The values of any noun's form. */
export type FormValues = Record<string, Angka | readonly FormRow[]>

let lastKey = 0
/** Returns a key that no other row of this page has, nor one of a draft from an earlier page. */
export function newKey(): string {
  lastKey += 1
  return `${Date.now().toString(36)}-${lastKey}`
}

/** Makes an empty row to type in. */
export function blankRow<F extends RowFields>(fields: F): FormRowOf<F>
export function blankRow(fields: RowFields): FormRow {
  const blank = Object.entries(fields).map(([name, field]) => [name, blankValue(field)])
  return { key: newKey(), ...Object.fromEntries(blank) }
}

/** Makes the values of a form for a new record. */
export function emptyValues<F extends Fields>(fields: F): FormValuesOf<F>
export function emptyValues(fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isList(field) ? [blankRow(field.row)] : blankValue(field),
    ]),
  )
}

/** Makes the values of a form for a record, complete or not. */
export function valuesOf<F extends Fields>(fields: F, record: InputOf<F>): FormValuesOf<F>
export function valuesOf(fields: Fields, record: Record<string, unknown>): FormValues {
  const { kosong } = record
  const shown = typeof kosong === 'string' && kosong !== '' ? withHoles(fields, record, kosong) : record
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isList(field)
        ? rowsOf(field.row, field.one ? [shown[name]] : shown[name])
        : formValue(field, shown[name]),
    ]),
  )
}

function rowsOf(fields: RowFields, rows: unknown): FormRow[] {
  if (!Array.isArray(rows) || rows.length === 0) return [blankRow(fields)]
  return rows.map((row) => {
    const values = Object.entries(fields).map(([name, field]) => [name, formValue(field, row[name])])
    return { key: newKey(), ...Object.fromEntries(values) }
  })
}

/** Reads a form's values into fields, complete or not: unfinished ones count as empty, and rows keep their places. */
export function readValues<F extends Fields>(fields: F, values: FormValuesOf<F>): InputOf<F>
export function readValues(fields: Fields, values: FormValues): object
export function readValues(fields: Fields, values: Typed): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readTyped(field, values[name])]),
  )
}

function readTyped(field: Field, typed: unknown): unknown {
  switch (field.kind) {
    case 'list': {
      const rows = Array.isArray(typed) ? typed.map((row) => readValues(field.row, row)) : []
      return field.one ? (rows[0] ?? emptyRow(field.row)) : rows
    }
    case 'texts':
      return linesOf(typed)
    case 'flag':
      return typed === YA
    case 'choice':
      return typed || (field.missing ?? (field.required ? field.of[0] : ''))
    case 'durasi':
      return typed === '' ? '' : formatDurasi(readWhole(typed) ?? 0)
    case 'day':
      return typeof typed === 'string' && isTanggal(typed) ? typed : ''
    case 'text':
    case 'image':
    case 'moment':
    case 'figure':
    case 'sealed':
    case 'alamat':
      return typed
    default: {
      const number = readWhole(typed)
      if (field.required) return number ?? 0
      return field.kind === 'stars' || field.kind === 'ref' ? number || null : number
    }
  }
}

/** Splits typed text into lines without blank ones. */
export function linesOf(typed: unknown): string[] {
  return typeof typed === 'string' ? typed.split('\n').filter((line) => line.trim() !== '') : []
}

/** Reads a whole number of 0 or more; null for any other text, never a nearby number. */
function readWhole(typed: unknown): number | null {
  const number = typed === '' ? null : Number(typed)
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null
}

/** Tells whether two forms hold the same, apart from row keys. */
export function sameValues(fields: Fields, a: FormValues, b: FormValues): boolean {
  return JSON.stringify(inOrder(fields, a)) === JSON.stringify(inOrder(fields, b))
}

type Typed = Record<string, unknown>

function inOrder(fields: Fields, values: Typed): unknown[] {
  return Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    return isList(field) && Array.isArray(value) ? value.map((row) => inOrder(field.row, row)) : value
  })
}

function blankValue(field: SingleField): Angka {
  if (field.kind === 'number' && field.nth) return 1
  return field.kind === 'choice' ? (field.initial ?? field.missing ?? '') : ''
}

/** Returns a stored value as a form holds it: nothing as an empty text, a trip's length as its number. */
function formValue(field: SingleField, value: unknown): Angka {
  if (field.kind === 'texts') return Array.isArray(value) ? value.join('\n') : ''
  if (field.kind === 'flag') return value === true ? YA : ''
  const typed = field.kind === 'durasi' ? parseDurasi(value) : value
  return typeof typed === 'number' || typeof typed === 'string' ? typed : ''
}
