import type { UseFormReturnType } from '@mantine/form'
import type { PaketList } from '@safar/shared/paket/schema'
import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { StoreApi } from 'zustand/vanilla'
import { comparePaths, isPaketList } from '../paket/form/fields.ts'
import { type FormMode, validateValues } from '../paket/form/validate.ts'
import {
  blankRow,
  fieldValue,
  type PaketFormLists,
  type PaketFormValues,
  sameValues,
} from '../paket/form/values.ts'
import type { FormState } from './form-state.ts'

type Row = PaketFormLists[PaketList][number]

/** What fields and lists do with the form. One object for the form's life, so that nothing renders on its account. */
export interface PaketForm {
  mode: FormMode
  store: StoreApi<FormState>
  getValues(): PaketFormValues
  isDirty(): boolean
  /** Props of an uncontrolled input. Errors come through the store. */
  inputProps(path: string): FieldProps
  setValue(path: string, value: string | number): void
  setError(path: string, message: string): void
  setErrors(errors: Record<string, string>, fromServer: boolean): void
  /** Validates a field that was left, when something was typed into it. */
  fieldLeft(path: string): void
  /** Takes away messages that no longer hold; adds none. */
  refreshErrors(): void
  /** Validates all; gives messages in the page's order of fields. */
  validate(): string[]
  insert(list: PaketList, index: number, rows?: Row[]): void
  remove(list: PaketList, index: number): void
  move(list: PaketList, from: number, to: number): void
  /** A list that folds its rows says how to open one. */
  onReveal(list: PaketList, reveal: (index: number) => void): () => void
  focus(path: string): void
  announce(words: string): void
  setUploading(path: string, uploading: boolean): void
}

export interface FieldProps {
  defaultValue: string | number
  onChange: (value: unknown) => void
  'data-path': string
}

type MantineForm = UseFormReturnType<PaketFormValues>

export function createPaketForm(
  formRef: RefObject<MantineForm>,
  store: StoreApi<FormState>,
  clean: PaketFormValues,
  mode: FormMode,
): PaketForm {
  // Messages that only the server can give: our own check would take them away.
  let serverErrors = new Set<string>()
  const revealers = new Map<PaketList, (index: number) => void>()
  const form = () => formRef.current
  const getValues = () => store.getState().values

  const api: PaketForm = {
    mode,
    store,
    getValues,
    isDirty: () => !sameValues(getValues(), clean),

    inputProps(path) {
      const { defaultValue, onChange } = form().getInputProps(path, { withError: false, withFocus: false })
      return { defaultValue: defaultValue ?? '', onChange, 'data-path': path }
    },
    setValue(path, value) {
      form().setFieldValue(path, value as never, { forceUpdate: false })
    },
    setError(path, message) {
      form().setFieldError(path, message)
    },
    setErrors(errors, fromServer) {
      serverErrors = new Set(fromServer ? Object.keys(errors) : [])
      flushSync(() => form().setErrors(errors))
    },
    fieldLeft(path) {
      const { values, errors } = store.getState()
      if (errors[path] || fieldValue(values, path) === '') return
      const message = validateValues(values, mode)[path]
      if (message) form().setFieldError(path, message)
    },
    refreshErrors() {
      const shown = store.getState().errors
      if (Object.keys(shown).length === 0) return
      serverErrors = new Set([...serverErrors].filter((path) => path in shown))
      const current = validateValues(getValues(), mode)
      const next: Record<string, string> = {}
      for (const [path, message] of Object.entries(shown)) {
        const kept = serverErrors.has(path) ? message : current[path]
        if (kept) next[path] = kept
      }
      if (JSON.stringify(next) !== JSON.stringify(shown)) form().setErrors(next)
    },
    validate() {
      serverErrors = new Set()
      let result: string[] = []
      flushSync(() => {
        form().onSubmit(
          () => {},
          (errors) => {
            result = Object.keys(errors)
          },
        )()
      })
      return result.sort(comparePaths)
    },

    insert(list, index, rows) {
      const room = PAKET_LIMITS.entries - getValues()[list].length
      const added = (rows ?? [blankRow[list]()]).slice(0, room)
      added.forEach((row, offset) => {
        form().insertListItem(list, row as never, index + offset)
      })
    },
    remove(list, index) {
      if (getValues()[list].length > 1) form().removeListItem(list, index)
    },
    move(list, from, to) {
      // Step by step: the form swaps the messages of the two rows of a move, right for neighbours alone.
      const step = Math.sign(to - from)
      for (let at = from; at !== to; at += step) {
        form().reorderListItem(list, { from: at, to: at + step })
      }
    },

    onReveal(list, reveal) {
      revealers.set(list, reveal)
      return () => {
        if (revealers.get(list) === reveal) revealers.delete(list)
      }
    },
    focus(path) {
      const [list = '', index] = path.split('.')
      const reveal = isPaketList(list) && index !== undefined ? revealers.get(list) : undefined
      if (reveal) flushSync(() => reveal(Number(index)))
      const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    },
    announce(words) {
      // The same words twice are heard twice only if they differ.
      const { announcement } = store.getState()
      store.setState({ announcement: announcement === words ? `${words}\u00a0` : words })
    },
    setUploading(path, uploading) {
      const others = store.getState().uploading.filter((other) => other !== path)
      store.setState({ uploading: uploading ? [...others, path] : others })
    },
  }
  return api
}
