import { DURASI_SUFFIX } from '@safar/shared/platform/format/durasi'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { FormValues } from '@safar/shared/records/noun/values'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import { fieldAt } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { currencyAt, isBlankRow, rowsOf } from '../values.ts'

function comparable({ noun }: FormShape, values: FormValues, name: string): string {
  const field = noun.fields[name]
  if (field?.kind !== 'list') return String(values[name]).trim()
  const filled = rowsOf(values, name).filter((row) => !isBlankRow(field.row, row))
  return JSON.stringify(filled.map((row) => ({ ...row, key: '' })))
}

/** Returns the fields in which two states differ, in the form's order; blank rows and row keys do not count. */
export function changedFields(shape: FormShape, a: FormValues, b: FormValues): string[] {
  const names = shape.sections.flatMap(({ fields }) => fields)
  return names.filter((name) => comparable(shape, a, name) !== comparable(shape, b, name))
}

/** Formats a field as lines of text; none when it is empty. */
export function fieldText(shape: FormShape, values: FormValues, name: string): string[] {
  const value = values[name]
  if (value === undefined || value === '' || typeof value === 'object') return []
  const { field, look } = fieldAt(shape, name)
  if (field.kind === 'day') return [formatTanggal(String(value))]
  if (field.kind === 'moment') return [formatWaktuPenuh(String(value))]
  if (field.kind === 'texts') return String(value).split('\n')
  if (look.words) return [look.words[value] ?? String(value)]
  if (field.kind === 'durasi') return [`${value}${DURASI_SUFFIX}`]
  if (field.kind === 'text' && (field.markdown || look.lines !== undefined)) return String(value).split('\n')
  if (typeof value !== 'number') return [value]
  if (field.kind === 'ref') return [`Nomor ${value}`]
  if (field.kind !== 'money') return [formatThousands(value)]
  return [formatHarga(value, currencyAt(values, field.currency))]
}
