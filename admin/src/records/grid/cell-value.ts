import {
  formatTanggalSingkat,
  parseTanggal,
  tanggalTypedMessage,
} from '@safar/shared/platform/format/tanggal'
import { plainCode } from '@safar/shared/platform/text/code'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import type { Field, Fields } from '@safar/shared/records/noun/field'
import { isPartMask } from '@safar/shared/records/noun/sealed'
import type { ListLook, Look } from '../form/shape.ts'

/*
 * Cells of a sheet by the kind of their field: what is shown of a value, and what a typed or pasted text means. A text
 * that fits no value is told so and changes nothing.
 */

/** A typed text as the value of its field, or why it is none. */
export type Typed = { value: string } | { error: string }

/** Longer texts fit no cell, and are not read. */
const LONGEST = 2_000

/** Tells whether a field of this kind can be edited in a cell: one line of its own. */
export const isCellField = (field: Field | undefined): boolean =>
  field !== undefined && ['text', 'day', 'choice', 'sealed'].includes(field.kind)

/** Returns the value of a record's field as text; empty for one without it. */
export function heldValue(record: object | null, name: string): string {
  const value: unknown = record && Reflect.get(record, name)
  return typeof value === 'string' ? value : ''
}

const wordsOf = (look: Look | ListLook | undefined): Readonly<Record<string, string>> =>
  (look && 'words' in look && look.words) || {}

/** Returns a value as a cell shows it: days in short, choices by their words. */
export function shownValue(
  field: Field | undefined,
  look: Look | ListLook | undefined,
  value: string,
): string {
  if (field?.kind === 'day') return value && formatTanggalSingkat(value)
  return wordsOf(look)[value] ?? value
}

/** Returns the choices of a field with their words; empty for another kind. */
export function choicesOf(
  field: Field | undefined,
  look: Look | ListLook | undefined,
): { value: string; label: string }[] {
  if (field?.kind !== 'choice') return []
  const words = wordsOf(look)
  return field.of.map((value) => ({ value, label: words[value] ?? value }))
}

/** Reads a typed or pasted text as a value of a field. Blank empties an optional one. */
export function readCell(
  fields: Fields,
  looks: Readonly<Record<string, Look | ListLook>>,
  name: string,
  text: string,
): Typed {
  const field = fields[name]
  if (!field || text.length > LONGEST) return { error: 'Terlalu panjang untuk satu sel.' }
  const typed = tidyTyped(text)
  if (typed === '')
    return 'required' in field && field.required === 'always'
      ? { error: 'Tidak boleh kosong.' }
      : { value: '' }
  switch (field.kind) {
    case 'day': {
      const day = parseTanggal(typed)
      return day === null ? { error: tanggalTypedMessage(typed) } : { value: day }
    }
    case 'choice': {
      const wanted = typed.toLowerCase()
      const found = choicesOf(field, looks[name]).find(
        ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
      )
      const all = choicesOf(field, looks[name]).map(({ label }) => label)
      return found ? { value: found.value } : { error: `Pilih salah satu: ${all.join(', ')}.` }
    }
    case 'sealed': {
      if (typed === TERSEGEL || isPartMask(field, typed) || /[*•]/.test(typed))
        return { error: 'Nomornya masih tersembunyi. Tulis seluruhnya.' }
      const value = field.code ? plainCode(typed) : typed
      return value.length > field.max ? { error: `Paling banyak ${field.max} huruf.` } : { value }
    }
    case 'text':
      return typed.length > field.max ? { error: `Paling banyak ${field.max} huruf.` } : { value: typed }
    default:
      return { error: 'Kolom ini diubah di halamannya sendiri.' }
  }
}
