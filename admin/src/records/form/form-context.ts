import type { Angka, FormValues } from '@safar/shared/records/noun/values'
import { createContext, use, useSyncExternalStore } from 'react'
import type { FormApi } from './form-api.ts'
import type { FormState } from './state.ts'
import { fieldValue, rowsOf } from './values.ts'

export const FormContext = createContext<FormApi | null>(null)

/** The form around. Parts of one noun's form name its values; parts of any form know them by path. */
export function useFormApi<V extends FormValues = FormValues>(): FormApi<V> {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a form stands outside of it')
  return form as FormApi<V>
}

/** Listens to what the page says of the values; give it something that compares by identity. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const form = useFormApi()
  return useSyncExternalStore(form.onState, () => select(form.getState()))
}

/** Listens to the values as they are typed; the same holds. */
export function useFormValues<T, V extends FormValues = FormValues>(select: (values: V) => T): T {
  const form = useFormApi<V>()
  return useSyncExternalStore(form.onValues, () => select(form.getValues()))
}

/** The value of one field as it is typed. */
export function useFieldValue(path: string): Angka {
  return useFormValues((values) => fieldValue(values, path))
}

/** Keys of a list's rows, joined: changes only when rows come, go or move. */
export function useRowKeys(list: string): string[] {
  const joined = useFormValues((values) =>
    rowsOf(values, list)
      .map((row) => row.key)
      .join(' '),
  )
  return joined.split(' ')
}
