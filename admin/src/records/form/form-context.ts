import type { Angka, FormValues } from '@safar/shared/records/noun/values'
import { createContext, use, useSyncExternalStore } from 'react'
import type { FormApi } from './form-api.ts'
import type { FormState } from './state.ts'
import { fieldValue, rowsOf } from './values.ts'

export const FormContext = createContext<FormApi | null>(null)

/**
 * Returns the form around. Parts of one noun's form type its values; parts of any form address them by path.
 * @throws outside of a form
 */
export function useFormApi<V extends FormValues = FormValues>(): FormApi<V> {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a form stands outside of it')
  return form as FormApi<V>
}

/** Subscribes to the form's state; `select` must return a value that compares by identity. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const form = useFormApi()
  return useSyncExternalStore(form.onState, () => select(form.getState()))
}

/** Subscribes to the values as they are typed; the same holds for `select`. */
export function useFormValues<T, V extends FormValues = FormValues>(select: (values: V) => T): T {
  const form = useFormApi<V>()
  return useSyncExternalStore(form.onValues, () => select(form.getValues()))
}

/** Returns the value of one field as it is typed. */
export function useFieldValue(path: string): Angka {
  return useFormValues((values) => fieldValue(values, path))
}

/** Returns the keys of a list's rows; it changes only when rows are added, removed or moved. */
export function useRowKeys(list: string): string[] {
  const joined = useFormValues((values) =>
    rowsOf(values, list)
      .map((row) => row.key)
      .join(' '),
  )
  return joined.split(' ')
}
