import { fieldErrors } from '@safar/shared/errors'
import {
  PENDAFTARAN_HONEYPOT,
  type PendaftaranInput,
  pendaftaranInputSchema,
} from '@safar/shared/pendaftaran/schema'

/** What a visitor types; consent is given anew each time and so is not among them. */
export const TYPED = ['nama', 'email', 'paket', 'telepon', 'jumlah_pax', 'catatan'] as const
export type Typed = (typeof TYPED)[number]
export type Draft = Partial<Record<Typed, string>>

/** Fields in the order of the page: the first with an error gets the focus. */
export const FIELDS = [...TYPED, 'setuju'] as const
export type Field = (typeof FIELDS)[number]
export type Errors = Partial<Record<Field, string>>

/** Kept for the tab alone, so that nobody else at a shared computer finds it later. */
const DRAFT_KEY = 'safar.pendaftaran'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of this tab, or an empty one: storage may be forbidden, or hold what we did not write. */
export function readDraft(store: () => Store): Draft {
  try {
    const value: unknown = JSON.parse(store().getItem(DRAFT_KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        ([key, text]) => TYPED.some((field) => field === key) && typeof text === 'string',
      ),
    )
  } catch {
    return {}
  }
}

export function saveDraft(store: () => Store, form: FormData): void {
  try {
    store().setItem(
      DRAFT_KEY,
      JSON.stringify(Object.fromEntries(TYPED.map((key) => [key, textOf(form, key)]))),
    )
  } catch {
    // Without storage the form still works; it only forgets at a reload.
  }
}

export function clearDraft(store: () => Store): void {
  try {
    store().removeItem(DRAFT_KEY)
  } catch {
    // See above.
  }
}

function textOf(form: FormData, key: string): string {
  const value = form.get(key)
  return typeof value === 'string' ? value : ''
}

/** Body of the call, with the trap field for machines as they filled it. */
export function bodyOf(form: FormData) {
  return {
    ...Object.fromEntries(TYPED.map((key) => [key, textOf(form, key)])),
    setuju: form.has('setuju'),
    setuju_pemasaran: form.has('setuju_pemasaran'),
    [PENDAFTARAN_HONEYPOT]: textOf(form, PENDAFTARAN_HONEYPOT),
  }
}

/** One message per field, from dotted paths; what belongs to no field of the page is left to the general message. */
export function errorsOf(messages: Record<string, string[]>): Errors {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = messages[field]?.[0]
      return message ? [[field, message]] : []
    }),
  )
}

/** Checks with the API's own schema, so that nothing is sent that it would refuse. */
export function check(form: FormData): { ok: true; data: PendaftaranInput } | { ok: false; errors: Errors } {
  const parsed = pendaftaranInputSchema.safeParse(bodyOf(form))
  return parsed.success
    ? { ok: true, data: parsed.data }
    : { ok: false, errors: errorsOf(fieldErrors(parsed.error)) }
}

/** `umrah-reguler-desember` → `Umrah Reguler Desember`, until the package's own name is known. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
