import { formatDurasi } from '@safar/shared/platform/format/durasi'
import { DEFAULT_CURRENCY } from '@safar/shared/platform/format/rupiah'
import { isBlankRow as saysNothing } from '@safar/shared/records/noun/blank-row'
import type { Fields, MoneyField, RowFields } from '@safar/shared/records/noun/field'
import { ORDER_FIELD } from '@safar/shared/records/noun/order'
import { type Angka, type FormRow, type FormValues, linesOf, YA } from '@safar/shared/records/noun/values'

/** Returns a list's rows; none for what is no list. */
export function rowsOf(values: FormValues, list: string): readonly FormRow[] {
  const rows = values[list]
  return typeof rows === 'object' ? rows : []
}

/** Returns the value at a path such as `hotels.0.lokasi`; empty where there is no such place. */
export function fieldValue(values: FormValues, path: string): Angka {
  const [name = '', index, cell = ''] = path.split('.')
  const value = index === undefined ? values[name] : rowsOf(values, name)[Number(index)]?.[cell]
  return value === undefined || typeof value === 'object' ? '' : value
}

/** Returns the currency of a field of money; the default one while its own field is blank. */
export function currencyAt(values: FormValues, currency: MoneyField['currency']): string {
  if (typeof currency === 'string') return currency
  return String(fieldValue(values, currency.field)) || DEFAULT_CURRENCY
}

/** Tells if a row is blank. */
export function isBlankRow(fields: RowFields, { key: _key, ...row }: FormRow): boolean {
  return saysNothing(row, fields)
}

/** Maps each list's sent entries to the form's rows: blank rows are not sent. */
export type SentRows = Record<string, readonly number[]>

/** A figure is a number where nothing but digits was typed. */
function sentRow(fields: RowFields, entry: Record<string, Angka>): Record<string, Angka> {
  const sent = Object.entries(entry).map(([name, value]) => {
    const isNumber = fields[name]?.kind === 'figure' && /^\d{1,15}$/.test(String(value).trim())
    return [name, isNumber ? Number(value) : value]
  })
  return Object.fromEntries(sent)
}

/**
 * Converts a form's values to the call's input, without the field of the order, and the rows that its entries came
 * from.
 */
export function toInput(
  fields: Fields,
  values: FormValues,
): { input: Record<string, unknown>; sent: SentRows } {
  const sent: Record<string, readonly number[]> = {}
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (name === ORDER_FIELD) continue
    const value = values[name]
    if (field.kind === 'list') {
      const filled = rowsOf(values, name)
        .map((row, index) => ({ row, index }))
        .filter(({ row }) => !isBlankRow(field.row, row))
      sent[name] = filled.map(({ index }) => index)
      const entries = filled.map(({ row: { key: _key, ...entry } }) => sentRow(field.row, entry))
      input[name] = field.one ? (entries[0] ?? null) : entries
    } else if (field.kind === 'texts') {
      input[name] = linesOf(value)
    } else if (field.kind === 'flag') {
      input[name] = value === YA
    } else {
      input[name] = field.kind === 'durasi' && typeof value === 'number' ? formatDurasi(value) : value
    }
  }
  return { input, sent }
}
