import { schemaResolver } from '@mantine/form'
import {
  type AngkaRead,
  mataUangLain,
  readAngka,
  readBintang,
  readHitungan,
} from '@safar/shared/platform/format/read-angka'
import { hariIni, tanggalTypedMessage } from '@safar/shared/platform/format/tanggal'
import { tanggalMessage } from '@safar/shared/platform/format/tanggal-schema'
import type { Field } from '@safar/shared/records/noun/field'
import { isiErrors } from '@safar/shared/records/noun/siap-dibaca'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormMode } from './mode.ts'
import { listAt, mainPath } from './paths.ts'
import { schemaFor, stateErrors, takenErrors } from './schema-for.ts'
import type { FormShape } from './shape.ts'
import { currencyAt, fieldValue, type SentRows, toInput } from './values.ts'

/**
 * Validates a form; returns errors by path, empty when it may be sent. `clean` is the saved copy of a stored record.
 */
export function validateValues(
  shape: FormShape,
  values: FormValues,
  mode: FormMode,
  clean?: FormValues,
): Record<string, string> {
  const { fields } = shape.noun
  const { input, sent } = toInput(fields, values)
  const resolve = schemaResolver(schemaFor(shape, values, mode, clean), { sync: true })
  const errors = toFormErrors(shape, asMessages(resolve(input)), sent)
  const taken = mode === 'edit' && clean ? takenErrors(shape, input, toInput(fields, clean).input) : {}
  const refused = toFormErrors(shape, { ...isiErrors(shape.noun, input, hariIni()), ...taken }, sent)
  for (const [path, message] of Object.entries({
    ...refused,
    ...shape.check?.(values, mode),
    ...stateErrors(values, new Date(), clean),
  }))
    errors[path] ??= message
  for (const [path, message] of Object.entries(errors)) {
    const typed = fieldValue(values, path)
    // Fields parse more forms of dates and numbers than the call: the error explains the typed one.
    if (message === tanggalMessage(String(typed))) errors[path] = tanggalTypedMessage(String(typed))
    const why = typeof typed === 'string' ? angkaMessage(shape, values, path, typed) : null
    if (why) errors[path] = why
  }
  return errors
}

const READ: Partial<Record<Field['kind'], (typed: string) => AngkaRead | null>> = {
  money: readAngka,
  number: readHitungan,
  stars: readBintang,
}

/**
 * Returns why a field's text is no number of its kind; null for other fields, and where the schema's own words say it.
 */
function angkaMessage(shape: FormShape, values: FormValues, path: string, typed: string): string | null {
  const [name = '', , cell = ''] = path.split('.')
  const list = listAt(shape, name)
  const field = list ? list.field.row[cell] : shape.noun.fields[name]
  const read = field && READ[field.kind]
  const found = read?.(typed)
  if (found && 'masalah' in found) return found.masalah
  if (!found || field?.kind !== 'money') return null
  return mataUangLain(typed, currencyAt(values, field.currency))
}

/**
 * Maps errors by path of the sent input to the form's paths: the first of each field, past blank rows that were not
 * sent. An error of a whole list goes to its first row, where a person can act on it.
 */
export function toFormErrors(
  shape: FormShape,
  errors: Record<string, string | string[] | undefined>,
  sent: SentRows,
): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const message = Array.isArray(messages) ? messages[0] : messages
    if (message) result[toFormPath(shape, path, sent)] ??= message
  }
  return result
}

function toFormPath(shape: FormShape, path: string, sent: SentRows): string {
  const [name = '', index, ...cell] = path.split('.')
  const list = listAt(shape, name)
  // An error of one of several texts is shown beside them all.
  if (!list) return name
  if (list.field.one) return index === undefined ? mainPath(shape, name, 0) : [name, 0, index].join('.')
  const row = index === undefined ? 0 : (sent[name]?.[Number(index)] ?? 0)
  return cell.length > 0 ? [name, row, ...cell].join('.') : mainPath(shape, name, row)
}

function asMessages(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, String(message)]))
}
