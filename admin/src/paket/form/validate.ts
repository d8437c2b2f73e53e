import { schemaResolver } from '@mantine/form'
import { readAngka } from '@safar/shared/format/read-angka'
import { tanggalTypedMessage } from '@safar/shared/format/tanggal'
import { TANGGAL_MESSAGE } from '@safar/shared/format/tanggal-schema'
import { paketInputSchema, paketUpdateSchema } from '@safar/shared/paket/schema'
import { sisaPaxError } from '@safar/shared/paket/sisa-pax'
import { toFormErrors, toInput } from './input.ts'
import { fieldValue, type PaketFormValues } from './values.ts'

/** A new package needs what SPEC section 5 lists; an edited one only may not contradict the server's checks. */
export type FormMode = 'add' | 'edit'

const resolveInput = schemaResolver(paketInputSchema, { sync: true })
const resolveUpdate = schemaResolver(paketUpdateSchema, { sync: true })

/** Messages by path of the form; empty when it may be sent. */
export function validateValues(values: PaketFormValues, mode: FormMode): Record<string, string> {
  const errors = schemaErrors(values, mode)
  for (const field of ['harga_quad', 'harga_triple', 'harga_double'] as const) {
    const typed = values[field]
    const read = typeof typed === 'string' && errors[field] ? readAngka(typed) : null
    // The schema sees a text that is no number; whoever typed a price hears why.
    if (read && 'masalah' in read) errors[field] = read.masalah
  }
  // Fields read more forms of a date than the call takes.
  for (const [path, message] of Object.entries(errors)) {
    if (message === TANGGAL_MESSAGE) errors[path] = tanggalTypedMessage(String(fieldValue(values, path)))
  }
  return errors
}

function schemaErrors(values: PaketFormValues, mode: FormMode): Record<string, string> {
  const { input, sent } = toInput(values)
  if (mode === 'add') return toFormErrors(asMessages(resolveInput(input)), sent)
  const errors = toFormErrors(asMessages(resolveUpdate(input)), sent)
  const { total_pax, sisa_pax } = values
  if (typeof total_pax === 'number' && typeof sisa_pax === 'number') {
    const tooMany = sisaPaxError({ total_pax, sisa_pax })
    if (tooMany) errors.sisa_pax ??= tooMany
  }
  return errors
}

function asMessages(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, String(message)]))
}
