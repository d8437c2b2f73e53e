import { formatHarga, formatThousands } from '@safar/shared/format/rupiah'
import { formatTanggal } from '@safar/shared/format/tanggal'
import type { PaketList } from '@safar/shared/paket/schema'
import { FIELD_LABEL, isPaketList, LIST_LABEL, SECTIONS } from '../../paket/form/fields.ts'
import { isBlankRow } from '../../paket/form/input.ts'
import type { PaketField, PaketFormValues } from '../../paket/form/values.ts'

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

/** A single field in words, line by line; nothing when it is empty. */
export function fieldText(values: PaketFormValues, field: PaketField): string[] {
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
