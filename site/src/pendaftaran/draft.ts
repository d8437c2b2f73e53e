import { FORM_STEPS, type FormFieldName, fieldsOfStep } from '@safar/shared/people/pendaftaran/form-fields'

/** Fields of each step in their order. */
const OF_STEP = FORM_STEPS.map(fieldsOfStep)

/** The typed fields; consent is given anew each time and so is not among them. */
export const TYPED: readonly FormFieldName[] = OF_STEP.flat()

/**
 * The fields that a tab stores: the choice, and nothing of who they are. Typed fields come back at a reload and by Back
 * as in every form, from the browser's own form restoration, which ends with the tab.
 */
const KEPT = ['paket', 'kamar'] as const
export type Draft = Partial<Record<(typeof KEPT)[number], string>>

/** The fields in the order of the page: the first with an error gets the focus. */
export type Field = FormFieldName | 'setuju'
export const FIELDS: readonly Field[] = [...TYPED, 'setuju']
export type Errors = Partial<Record<Field, string>>

/** Returns the step that holds a field, counted from 0. */
export function stepOf(field: Field): number {
  const index = OF_STEP.findIndex((fields) => fields.some((name) => name === field))
  return index < 0 ? FORM_STEPS.length - 1 : index
}

const DRAFT_KEY = 'safar.pendaftaran'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the draft of this tab, or an empty one: storage may be forbidden, or hold another script's text. */
export function readDraft(store: () => Store): Draft {
  try {
    const value: unknown = JSON.parse(store().getItem(DRAFT_KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        ([key, text]) => KEPT.some((field) => field === key) && typeof text === 'string',
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
      JSON.stringify(Object.fromEntries(KEPT.map((key) => [key, textOf(form, key)]))),
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

/** Returns a field's text; empty where the form has none. */
export function textOf(form: FormData, key: string): string {
  const value = form.get(key)
  return typeof value === 'string' ? value : ''
}
