import { formatHarga, formatThousands } from '@safar/shared/format/rupiah'
import { formatTanggal, isTanggal } from '@safar/shared/format/tanggal'
import type { Paket, PaketList } from '@safar/shared/paket/schema'
import { FIELD_LABEL, isNestedList, isPaketList, LIST_LABEL, ROW_LABEL, SECTIONS } from './fields.ts'
import { isBlankRow } from './input.ts'
import { type PaketField, type PaketFormValues, valuesFromPaket } from './values.ts'

export type FieldName = PaketField | PaketList

/** All fields in the order of the form. */
const FIELDS: readonly FieldName[] = SECTIONS.flatMap((section) => section.fields)

export const fieldLabel = (field: FieldName): string =>
  isPaketList(field) ? LIST_LABEL[field] : FIELD_LABEL[field]

function comparable(values: PaketFormValues, field: FieldName): string {
  if (!isPaketList(field)) return String(values[field]).trim()
  return JSON.stringify(values[field].filter((row) => !isBlankRow(row)).map((row) => ({ ...row, key: '' })))
}

/** Fields in which two states differ; rows nobody filled and their keys do not count. */
export function changedFields(a: PaketFormValues, b: PaketFormValues): FieldName[] {
  return FIELDS.filter((field) => comparable(a, field) !== comparable(b, field))
}

/** A field in words, one line for each entry of a list. */
export function fieldText(values: PaketFormValues, field: FieldName): string[] {
  if (isPaketList(field))
    return values[field].filter((row) => !isBlankRow(row)).map((row) => rowText(field, row))
  const value = values[field]
  if (value === '') return []
  switch (field) {
    case 'harga_quad':
    case 'harga_triple':
    case 'harga_double':
      return [typeof value === 'number' ? formatHarga(value, values.currency) : String(value)]
    case 'tanggal_keberangkatan':
      return [formatTanggal(String(value))]
    case 'durasi':
      return [`${value} Hari`]
    case 'deskripsi':
      return String(value).split('\n')
    default:
      return [typeof value === 'number' ? formatThousands(value) : value]
  }
}

function rowText(list: PaketList, row: object): string {
  const fields: Record<string, unknown> = { ...row }
  const names = isNestedList(list)
    ? Object.keys(ROW_LABEL[list])
    : Object.keys(fields).filter((name) => name !== 'key')
  return names
    .map((name) => fields[name])
    .filter((value) => value !== '' && value != null)
    .map((value) => (isTanggal(String(value)) ? formatTanggal(String(value)) : String(value)))
    .join(' · ')
}

export interface Conflict {
  field: FieldName
  /** The other person's value, in words. */
  theirs: string[]
  mine: string[]
  /** Both changed it: somebody has to choose. Otherwise only the other person did. */
  both: boolean
}

/**
 * What another person saved since `base` that differs from what stands in the form. Without a known base, as with a
 * draft of another day, every difference is a choice.
 */
export function findConflicts(
  base: PaketFormValues | null,
  mine: PaketFormValues,
  theirs: PaketFormValues,
): Conflict[] {
  const differs = changedFields(mine, theirs)
  const mineChanged = new Set(base ? changedFields(base, mine) : differs)
  const theirsChanged = new Set(base ? changedFields(base, theirs) : differs)
  return differs
    .filter((field) => theirsChanged.has(field))
    .map((field) => ({
      field,
      theirs: fieldText(theirs, field),
      mine: fieldText(mine, field),
      both: mineChanged.has(field),
    }))
}

/** The form with the chosen fields taken from the other copy. */
export function takeFields(
  mine: PaketFormValues,
  theirs: PaketFormValues,
  fields: readonly FieldName[],
): PaketFormValues {
  const taken = Object.fromEntries(fields.map((field) => [field, theirs[field]]))
  return { ...mine, ...taken }
}

export interface FieldChange {
  field: FieldName
  before: string[]
  after: string[]
}

/** What changed from one record to another, for reading. */
export function paketChanges(before: Paket, after: Paket): FieldChange[] {
  const [a, b] = [valuesFromPaket(before), valuesFromPaket(after)]
  return changedFields(a, b).map((field) => ({
    field,
    before: fieldText(a, field),
    after: fieldText(b, field),
  }))
}
