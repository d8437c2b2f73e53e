import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import {
  type PendaftaranInput,
  pendaftaranInputSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import { type Errors, FIELDS, TYPED, textOf } from './draft.ts'

/** Reads the call's body from the form, the honeypot as it was filled included. */
export function bodyOf(form: FormData) {
  return {
    ...Object.fromEntries(TYPED.map((key) => [key, textOf(form, key)])),
    setuju: form.has('setuju'),
    setuju_pemasaran: form.has('setuju_pemasaran'),
    ...(form.has('persetujuan_versi') && { persetujuan_versi: textOf(form, 'persetujuan_versi') }),
    [PENDAFTARAN_HONEYPOT]: textOf(form, PENDAFTARAN_HONEYPOT),
  }
}

/** Maps dotted paths to one message a field; errors of no field on the page are left to the general message. */
export function errorsOf(messages: Record<string, string[]>): Errors {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = messages[field]?.[0]
      return message ? [[field, message]] : []
    }),
  )
}

/** Validates with the API's own schema, so that nothing is sent that it would refuse. */
export function check(form: FormData): { ok: true; data: PendaftaranInput } | { ok: false; errors: Errors } {
  const parsed = pendaftaranInputSchema.safeParse(bodyOf(form))
  return parsed.success
    ? { ok: true, data: parsed.data }
    : { ok: false, errors: errorsOf(fieldErrors(parsed.error)) }
}
