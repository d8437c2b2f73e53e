import { type UseFormReturnType, useForm } from '@mantine/form'
import { blankRow, type FormValues, sameValues } from '@safar/shared/records/noun/values'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormApi } from './form-api.ts'
import type { FormMode } from './mode.ts'
import { inOrder, listOf } from './paths.ts'
import { isDraft } from './save/draft-way.ts'
import type { FormShape } from './shape.ts'
import { type FormState, findingsOf } from './state.ts'
import { validateValues } from './validate.ts'
import { fieldValue, rowsOf } from './values.ts'

const FINDINGS_DELAY_MS = 150

/**
 * Makes the form of a record. Mantine's uncontrolled form holds values and errors without rendering: parts of the page
 * subscribe to what they show, so that a key renders one field. `clean` is what counts as unchanged: the saved copy,
 * also when the form starts from a draft.
 */
export function useNewForm<V extends FormValues>(
  shape: FormShape<V>,
  initialValues: V,
  clean: V,
  mode: FormMode,
  recordId?: number,
): FormApi<V>
export function useNewForm(
  shape: FormShape,
  initialValues: FormValues,
  clean: FormValues,
  mode: FormMode,
  recordId?: number,
): FormApi {
  const [values] = useState(createListeners)
  const [page] = useState(() =>
    createStore<FormState>(() => ({
      errors: {},
      refused: false,
      uploading: [],
      announcement: '',
      ...findingsOf(shape, initialValues, mode, clean),
    })),
  )
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues, onValuesChange: values.call })
  const formRef = useRef(form)
  const [api] = useState(() => createFormApi({ shape, mode, recordId, clean, formRef, page, values }))

  useLayoutEffect(() => {
    formRef.current = form
  })
  useLayoutEffect(() => page.setState({ errors: form.errors }), [form.errors, page])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = values.add(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { warnings, complete, readiness } = page.getState()
        const findings = findingsOf(shape, api.getValues(), mode, clean)
        // Most keys change none of them, and hundreds of fields listen.
        if (JSON.stringify(findings) !== JSON.stringify({ warnings, complete, readiness }))
          page.setState(findings)
        api.refreshErrors()
      }, FINDINGS_DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [shape, mode, clean, page, api, values])

  return api
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    add(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    call() {
      for (const listener of [...listeners]) listener()
    },
  }
}
type Listeners = ReturnType<typeof createListeners>

interface Parts {
  shape: FormShape
  mode: FormMode
  recordId: number | undefined
  clean: FormValues
  formRef: RefObject<UseFormReturnType<FormValues>>
  page: StoreApi<FormState>
  values: Listeners
}

function createFormApi({ shape, mode, recordId, clean, formRef, page, values }: Parts) {
  // The errors of the server alone: the form's own validation would remove them.
  let serverErrors = new Set<string>()
  const revealers = new Map<string, (index: number) => void>()
  const form = () => formRef.current
  const getValues = () => form().getValues()
  const show = (errors: Record<string, string>) => {
    // A draft is unfinished on purpose: its errors raise no alarm.
    if (Object.keys(errors).length > 0 && !isDraft(getValues())) page.setState({ refused: true })
    flushSync(() => form().setErrors(errors))
  }

  return {
    shape,
    mode,
    recordId,
    getValues,
    getState: page.getState,
    onState: page.subscribe,
    onValues: values.add,
    isDirty: () => !sameValues(shape.noun.fields, getValues(), clean),

    setValue(path, value) {
      form().setFieldValue(path, value, { forceUpdate: false })
    },
    fill(path, value) {
      form().setFieldValue(path, value, { forceUpdate: false })
      const shown = document.querySelector(`[data-path="${CSS.escape(path)}"][data-own]`)
      const isText = shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement
      if (isText || shown instanceof HTMLSelectElement) shown.value = value
    },
    setError(path, message) {
      form().setFieldError(path, message)
    },
    setErrors(errors, fromServer) {
      serverErrors = new Set(fromServer ? Object.keys(errors) : [])
      show(errors)
    },
    fieldLeft(path) {
      const typed = getValues()
      if (form().errors[path] || fieldValue(typed, path) === '') return
      const message = validateValues(shape, typed, mode, clean)[path]
      if (message) form().setFieldError(path, message)
    },
    /** Removes errors that no longer hold; adds none. */
    refreshErrors() {
      const shown = form().errors
      if (Object.keys(shown).length === 0) return
      serverErrors = new Set([...serverErrors].filter((path) => path in shown))
      const current = validateValues(shape, getValues(), mode, clean)
      const next = Object.entries(shown).flatMap(([path, message]) => {
        const kept = serverErrors.has(path) ? message : current[path]
        return kept ? [[path, kept]] : []
      })
      if (JSON.stringify(next) !== JSON.stringify(Object.entries(shown))) {
        form().setErrors(Object.fromEntries(next))
      }
    },
    validate() {
      serverErrors = new Set()
      const errors = validateValues(shape, getValues(), mode, clean)
      show(errors)
      return inOrder(shape, Object.keys(errors))
    },

    insert(list, index, rows) {
      const { field } = listOf(shape, list)
      const room = field.max - rowsOf(getValues(), list).length
      const added = (rows ?? [blankRow(field.row)]).slice(0, room)
      added.forEach((row, offset) => {
        form().insertListItem(list, row, index + offset)
      })
    },
    remove(list, index) {
      if (rowsOf(getValues(), list).length > 1) form().removeListItem(list, index)
    },
    move(list, from, to) {
      // Step by step: the form swaps the errors of two rows, which is right for neighbours alone.
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
      const reveal = index === undefined ? undefined : revealers.get(list)
      if (reveal) flushSync(() => reveal(Number(index)))
      const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    },
    announce(words) {
      // A live region announces the same words again only if they differ.
      const { announcement } = page.getState()
      page.setState({ announcement: announcement === words ? `${words}\u00a0` : words })
    },
    setUploading(field, uploading) {
      const others = page.getState().uploading.filter((other) => other !== field)
      page.setState({ uploading: uploading ? [...others, field] : others })
    },
  } satisfies FormApi & { refreshErrors: () => void }
}
