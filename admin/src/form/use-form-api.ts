import { useForm } from '@mantine/form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FormMode, validateValues } from '../paket/form/validate.ts'
import type { PaketFormValues } from '../paket/form/values.ts'
import { createPaketForm, type PaketForm } from './form-api.ts'
import { derive, type FormState } from './form-state.ts'

const DERIVE_DELAY_MS = 150

/**
 * The form of a package: Mantine's form holds values and errors without rendering (uncontrolled), the store beside it
 * lets each part of the page listen to just what it shows. A key in a field renders that field alone. `clean` is what
 * counts as unchanged: the saved copy, also when the form starts from a draft.
 */
export function usePaketForm(
  initialValues: PaketFormValues,
  clean: PaketFormValues,
  mode: FormMode,
): PaketForm {
  const [store] = useState<StoreApi<FormState>>(() =>
    createStore(() => ({
      values: initialValues,
      errors: {},
      uploading: [],
      announcement: '',
      ...derive(initialValues),
    })),
  )
  const [validate] = useState(() => (values: PaketFormValues) => validateValues(values, mode))
  const [onValuesChange] = useState(() => (values: PaketFormValues) => store.setState({ values }))
  const form = useForm<PaketFormValues>({ mode: 'uncontrolled', initialValues, validate, onValuesChange })
  const formRef = useRef(form)
  const [paketForm] = useState(() => createPaketForm(formRef, store, clean, mode))

  useLayoutEffect(() => {
    formRef.current = form
  })
  useLayoutEffect(() => {
    store.setState({ errors: asMessages(form.errors) })
  }, [form.errors, store])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = store.subscribe((state, previous) => {
      if (state.values === previous.values) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        store.setState(derive(store.getState().values))
        paketForm.refreshErrors()
      }, DERIVE_DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, paketForm])

  return paketForm
}

function asMessages(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, String(message)]))
}
