import { FORM_ROWS, type FormFieldName } from '@safar/shared/pendaftaran/form-fields'

/** What a visitor types; consent is given anew each time and so is not among them. */
export const TYPED: readonly FormFieldName[] = FORM_ROWS.flatMap(({ fields }) => fields)
export type Draft = Partial<Record<FormFieldName, string>>

/** Fields in the order of the page: the first with an error gets the focus. */
export type Field = FormFieldName | 'setuju'
export const FIELDS: readonly Field[] = [...TYPED, 'setuju']
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

/** A field's text; empty where the form has none. */
export function textOf(form: FormData, key: string): string {
  const value = form.get(key)
  return typeof value === 'string' ? value : ''
}
