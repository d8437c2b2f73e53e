import { ApiError } from '@safar/shared/platform/http/errors'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Question } from '../../../platform/ui/question-dialog.tsx'
import type { Base, Stored } from '../calls.ts'
import type { FormApi } from '../form-api.ts'
import type { FormMode } from '../mode.ts'
import { inOrder } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { toFormErrors, validateValues } from '../validate.ts'
import { toInput } from '../values.ts'
import { isDraft } from './draft-way.ts'
import { SAVED_AS_DRAFT } from './texts.ts'

export type SaveState =
  | { status: 'editing' }
  | { status: 'saving' }
  | { status: 'saved'; as: FormMode; from: Element | null; detail: string | undefined }
  | { status: 'failed'; as: FormMode; detail: string | undefined; focus: string | undefined }
  | { status: 'asked'; as: FormMode; question: Question }
  | { status: 'stale'; error: ApiError }
  | { status: 'gone' }

interface SaveOptions<V extends FormValues, R extends Stored> {
  shape: FormShape<V, R>
  base: Base
  /** Returns the question to ask before a save; null for none. */
  ask: (values: V, as: FormMode) => Promise<Question | null>
  /** Adds what is in the form as a record of its own. */
  create: (values: V) => Promise<R>
  /** Saves into an existing record, if any. A stale version is an `ApiError` with status 409. */
  update?: ((values: V, base: Base) => Promise<R>) | undefined
  onSaved: () => void
  onSessionEnded: () => void
}

/**
 * Validates and saves a form, and keeps the state of it (saving, saved, stale, gone, failed). Whatever happens, the
 * form keeps what was typed.
 */
export function useSave<V extends FormValues, R extends Stored>(
  form: FormApi<V>,
  { shape, base, ask, create, update, onSaved, onSessionEnded }: SaveOptions<V, R>,
) {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const busy = useRef(false)

  const refuse = (errors: Record<string, string>, as: FormMode): SaveState => {
    const [focus] = inOrder(form.shape, Object.keys(errors))
    form.setErrors(errors, true)
    return { status: 'failed', as, detail: 'Periksa isian yang ditandai.', focus }
  }
  const fail = (error: unknown, values: V, as: FormMode): SaveState => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      onSessionEnded()
      return { status: 'editing' }
    }
    if (error.status === 409 && Object.keys(error.errors).length === 0) return { status: 'stale', error }
    if (error.status === 404 && as === 'edit') return { status: 'gone' }
    const { sent } = toInput(shape.noun.fields, values)
    const refused = error.status === 422 || error.status === 409
    const errors = refused ? toFormErrors(form.shape, error.errors, sent) : {}
    if (Object.keys(errors).length > 0) return refuse(errors, as)
    return { status: 'failed', as, detail: error.message, focus: undefined }
  }

  /** Saves the form; `answer` is the choice of somebody who was told of the last try: to save anyway, or otherwise. */
  const submit = async (as: FormMode = form.mode, answer?: 'sure' | 'otherwise') => {
    // The result of the last save is read first: a second press meanwhile saves nothing twice.
    if (busy.current || state.status === 'saved' || (state.status === 'failed' && !answer)) return
    if (form.getState().uploading.length > 0) {
      setState({
        status: 'failed',
        as,
        detail: 'Tunggu sampai gambar selesai diunggah, atau jawab dulu pertanyaan pada gambarnya.',
        focus: undefined,
      })
      return
    }
    const [first] = form.validate()
    if (first) {
      setState({ status: 'editing' })
      form.focus(first)
      return
    }
    const focused = document.activeElement
    const values = form.getValues()
    // A stored record may lack what a new one may not.
    const missing = as === form.mode ? {} : validateValues(form.shape, values, as)
    if (Object.keys(missing).length > 0) {
      setState(refuse(missing, as))
      return
    }
    busy.current = true
    setState({ status: 'saving' })
    const stop = (stopped: SaveState) => {
      // While saving the form takes no focus, and a dialog returns it to what had it when it opened.
      flushSync(() => setState({ status: 'editing' }))
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      setState(stopped)
    }
    try {
      const question = answer === 'sure' ? null : await ask(values, as)
      if (question) {
        stop({ status: 'asked', as, question })
        return
      }
      const saved = await (as === 'edit' && update ? update(values, base) : create(values))
      onSaved()
      const said = [shape.counted?.savedText(saved, values), isDraft(values) && SAVED_AS_DRAFT]
      setState({ status: 'saved', as, from: focused, detail: said.filter(Boolean).join(' ') || undefined })
    } catch (error) {
      stop(fail(error, values, as))
    } finally {
      busy.current = false
    }
  }
  const dismiss = () => {
    if (state.status === 'failed' && state.focus) {
      const { focus } = state
      // Once the dialog has returned the focus.
      requestAnimationFrame(() => requestAnimationFrame(() => form.focus(focus)))
    }
    setState({ status: 'editing' })
  }
  return { state, submit, dismiss }
}
