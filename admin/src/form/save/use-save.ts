import { ApiError } from '@safar/shared/errors'
import type { Paket } from '@safar/shared/paket/schema'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { comparePaths } from '../../paket/form/fields.ts'
import { toFormErrors, toInput } from '../../paket/form/input.ts'
import { type BaseSeats, seatsNote } from '../../paket/form/seats.ts'
import { validateValues } from '../../paket/form/validate.ts'
import type { PaketFormValues } from '../../paket/form/values.ts'
import type { PaketForm } from '../form-api.ts'

/** Sends the form, seats as a change to those of the copy; a stale copy is an `ApiError` with status 409. */
export type SaveCall = (values: PaketFormValues, base: string, kursi: BaseSeats) => Promise<Paket>

export type SaveState =
  | { status: 'editing' }
  | { status: 'saving' }
  | { status: 'saved'; asNew: boolean; from: Element | null; detail: string | undefined }
  | { status: 'failed'; asNew: boolean; detail: string | undefined; focus: string | undefined }
  | { status: 'stale'; error: ApiError }
  | { status: 'gone' }

interface SaveOptions {
  base: string
  kursi: BaseSeats
  save: SaveCall
  /** Adds what is in the form as a package of its own, where the one it belonged to may be deleted meanwhile. */
  saveAsNew?: ((values: PaketFormValues) => Promise<Paket>) | undefined
  onSaved: () => void
  onSessionEnded: () => void
}

/** Validates, saves, and says how it went. Whatever happens, the form keeps what was typed. */
export function useSave(
  form: PaketForm,
  { base, kursi, save, saveAsNew, onSaved, onSessionEnded }: SaveOptions,
) {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const busy = useRef(false)

  const refuse = (errors: Record<string, string>, asNew: boolean): SaveState => {
    const [focus] = Object.keys(errors).sort(comparePaths)
    form.setErrors(errors, true)
    return { status: 'failed', asNew, detail: 'Periksa isian yang ditandai.', focus }
  }
  const fail = (error: unknown, values: PaketFormValues, asNew: boolean): SaveState => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      onSessionEnded()
      return { status: 'editing' }
    }
    if (error.status === 409) return { status: 'stale', error }
    if (error.status === 404 && saveAsNew && !asNew) return { status: 'gone' }
    const errors = error.status === 422 ? toFormErrors(error.errors, toInput(values).sent) : {}
    if (Object.keys(errors).length > 0) return refuse(errors, asNew)
    return { status: 'failed', asNew, detail: error.message, focus: undefined }
  }

  const submit = async (asNew = false) => {
    if (busy.current) return
    if (form.store.getState().uploading.length > 0) {
      setState({
        status: 'failed',
        asNew,
        detail: 'Tunggu sampai gambar selesai diunggah, atau jawab dulu pertanyaan pada gambarnya.',
        focus: undefined,
      })
      return
    }
    const invalid = form.validate()
    const [first] = invalid
    if (first) {
      form.focus(first)
      return
    }
    const focused = document.activeElement
    const values = form.getValues()
    // A package that exists may lack what a new one may not.
    const missing = asNew ? validateValues(values, 'add') : {}
    if (Object.keys(missing).length > 0) {
      setState(refuse(missing, asNew))
      return
    }
    busy.current = true
    setState({ status: 'saving' })
    try {
      const saved = await (asNew && saveAsNew ? saveAsNew(values) : save(values, base, kursi))
      onSaved()
      setState({ status: 'saved', asNew, from: focused, detail: seatsNote(saved, values.sisa_pax) })
    } catch (error) {
      const failed = fail(error, values, asNew)
      // At once: as long as it is being saved the form takes no focus.
      flushSync(() => setState(failed))
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    } finally {
      busy.current = false
    }
  }
  const dismiss = () => {
    if (state.status === 'failed' && state.focus) {
      const { focus } = state
      // After the dialog has given the focus back.
      requestAnimationFrame(() => requestAnimationFrame(() => form.focus(focus)))
    }
    setState({ status: 'editing' })
  }
  return { state, submit, dismiss }
}
