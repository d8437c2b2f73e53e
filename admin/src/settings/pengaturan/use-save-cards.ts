import { ApiError } from '@safar/shared/platform/http/errors'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { pengaturanUpdateSchema } from '@safar/shared/settings/pengaturan/pengaturan-schema'
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Base } from '../../records/form/calls.ts'
import { changedFields } from '../../records/form/compare/changed.ts'
import type { FormApi } from '../../records/form/form-api.ts'
import { inOrder, sectionOf } from '../../records/form/paths.ts'
import type { Start } from '../../records/form/start.ts'
import { toFormErrors, validateValues } from '../../records/form/validate.ts'
import { toInput } from '../../records/form/values.ts'
import type { Consequences, PengaturanForm, PengaturanValues } from './shape.ts'

export type SaveState =
  | { status: 'editing' | 'saving' | 'saved' }
  | { status: 'failed'; detail: string; focus?: string | undefined }
  | { status: 'stale'; error: ApiError }
  /** Somebody is to be told first whom the first of these cards touches. */
  | { status: 'asked'; consequences: Consequences; ids: readonly string[] }

type Form = FormApi<PengaturanValues>

const cardsOf = ({ sections }: PengaturanForm, names: readonly string[]) =>
  sections.filter(({ fields }) => fields.some((name) => names.includes(name))).map(({ id }) => id)

/** Returns the ids of cards with unsaved changes. */
export function useChangedCards(shape: PengaturanForm, form: Form, clean: PengaturanValues): string[] {
  const ids = useSyncExternalStore(form.onValues, () =>
    cardsOf(shape, changedFields(shape, form.getValues(), clean)).join(' '),
  )
  return ids === '' ? [] : ids.split(' ')
}

/**
 * Saves cards, each by a call of its own with its fields alone: a refused card leaves the others saved. Whatever
 * happens, the form keeps what was typed.
 */
export function useSaveCards(
  shape: PengaturanForm,
  form: Form,
  start: Start<PengaturanValues>,
  onSaved: (saved: Pengaturan) => void,
) {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const [saved, setSaved] = useState<{ clean: PengaturanValues; base: Base }>(start)
  const now = useRef(saved)
  const busy = useRef(false)

  /** Returns what has changed in a card, by field. */
  function changesOf(id: string) {
    const values = form.getValues()
    const fields = shape.sections.find((card) => card.id === id)?.fields ?? []
    const names = changedFields(shape, values, now.current.clean).filter((name) => fields.includes(name))
    const { input } = toInput(ISIAN_FIELDS, values)
    const part = Object.fromEntries(names.map((name) => [name, input[name]]))
    return { values, names, changes: pengaturanUpdateSchema.parse(part) }
  }

  async function saveCard(id: string): Promise<void> {
    const { values, names, changes } = changesOf(id)
    const { at } = now.current.base
    const record = await shape.save({ ...changes, ...(at && { updated_at: at }) })
    const kept = Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]))
    now.current = {
      clean: { ...now.current.clean, ...kept },
      base: { at: record.updated_at, counted: null },
    }
    setSaved(now.current)
    onSaved(record)
  }

  function refuse(errors: Record<string, string>, fromServer: boolean): SaveState {
    const [focus] = inOrder(shape, Object.keys(errors))
    form.setErrors(errors, fromServer)
    return { status: 'failed', detail: 'Periksa isian yang ditandai.', focus }
  }

  function fail(error: unknown): SaveState {
    if (!(error instanceof ApiError)) throw error
    // The overlay asks to sign in again, and the cards stay as they are.
    if (error.status === 401) return { status: 'editing' }
    if (error.status === 409) return { status: 'stale', error }
    const { sent } = toInput(ISIAN_FIELDS, form.getValues())
    const errors = error.status === 422 ? toFormErrors(shape, error.errors, sent) : {}
    return Object.keys(errors).length > 0 ? refuse(errors, true) : { status: 'failed', detail: error.message }
  }

  /** Saves cards in turn; `sure` is the card whose consequences somebody has read. */
  async function save(ids: readonly string[], sure?: string): Promise<void> {
    if (busy.current || ids.length === 0) return
    if (form.getState().uploading.length > 0) {
      setState({ status: 'failed', detail: 'Tunggu sampai gambar selesai diunggah.' })
      return
    }
    const all = Object.entries(validateValues(shape, form.getValues(), 'edit'))
    const wrong = all.filter(([path]) => ids.includes(sectionOf(shape, path)))
    const refused = new Set(wrong.map(([path]) => sectionOf(shape, path)))
    busy.current = true
    setState({ status: 'saving' })
    try {
      form.setErrors({}, false)
      for (const [at, id] of ids.entries()) {
        if (refused.has(id)) continue
        const consequences = id === sure ? null : await shape.consequences?.(changesOf(id).changes)
        if (consequences) {
          flushSync(() => setState({ status: 'asked', consequences, ids: ids.slice(at) }))
          return
        }
        await saveCard(id)
      }
      flushSync(() =>
        setState(wrong.length > 0 ? refuse(Object.fromEntries(wrong), false) : { status: 'saved' }),
      )
    } catch (error) {
      const failed = fail(error)
      flushSync(() => setState(failed))
    } finally {
      busy.current = false
    }
  }

  function dismiss(): void {
    if (state.status === 'failed' && state.focus) {
      const { focus } = state
      // Once the dialog has returned the focus.
      requestAnimationFrame(() => requestAnimationFrame(() => form.focus(focus)))
    }
    setState({ status: 'editing' })
  }

  /** Tells if anything is unsaved. */
  const isDirty = () => changedFields(shape, form.getValues(), now.current.clean).length > 0

  /** The copy that the next save goes on from. */
  const baseOf = () => now.current.base

  return { state, ...saved, save, dismiss, isDirty, baseOf }
}
