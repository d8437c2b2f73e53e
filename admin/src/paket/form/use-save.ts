import { ApiError } from '@safar/shared/errors'
import type { Paket } from '@safar/shared/paket/schema'
import { useRef, useState } from 'react'
import { comparePaths } from './fields.ts'
import { toFormErrors, toInput } from './input.ts'
import type { PaketForm } from './paket-form-api.ts'
import type { PaketFormValues } from './values.ts'

/** Sends the form; a stale copy is an `ApiError` with status 409. */
export type SaveCall = (values: PaketFormValues, base: string) => Promise<Paket>

export type SaveState =
  | { status: 'editing' }
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'failed'; detail: string | undefined; focus: string | undefined }
  | { status: 'stale'; error: ApiError }

interface SaveOptions {
  base: string
  save: SaveCall
  onSaved: () => void
  onSessionEnded: () => void
}

/** Validates, saves, and says how it went. Whatever happens, the form keeps what was typed. */
export function useSave(form: PaketForm, { base, save, onSaved, onSessionEnded }: SaveOptions) {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const busy = useRef(false)

  const fail = (error: unknown, values: PaketFormValues): SaveState => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      onSessionEnded()
      return { status: 'editing' }
    }
    if (error.status === 409) return { status: 'stale', error }
    const errors = error.status === 422 ? toFormErrors(error.errors, toInput(values).sent) : {}
    const paths = Object.keys(errors).sort(comparePaths)
    if (paths.length > 0) form.setErrors(errors, true)
    const detail = paths.length > 0 ? 'Periksa isian yang ditandai.' : error.message
    return { status: 'failed', detail, focus: paths[0] }
  }

  const submit = async () => {
    if (busy.current) return
    if (form.store.getState().uploading.length > 0) {
      setState({ status: 'failed', detail: 'Tunggu sampai gambar selesai diunggah.', focus: undefined })
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
    busy.current = true
    setState({ status: 'saving' })
    try {
      await save(values, base)
      onSaved()
      setState({ status: 'saved' })
    } catch (error) {
      setState(fail(error, values))
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
