import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { fieldValue } from '../paket/form/values.ts'
import type { PaketForm } from './form-api.ts'
import type { FormState } from './form-state.ts'

export const PaketFormContext = createContext<PaketForm | null>(null)

export function usePaketFormApi(): PaketForm {
  const form = use(PaketFormContext)
  if (!form) throw new Error('A field of the package form stands outside of it')
  return form
}

/** Listens to a part of the form; give it something that compares by identity. */
export function useFormState<T>(select: (state: FormState) => T): T {
  return useStore(usePaketFormApi().store, select)
}

/** The value of one field as it is typed. */
export function useFieldValue(path: string): string | number {
  return useFormState((state) => {
    const value = fieldValue(state.values, path)
    return typeof value === 'number' ? value : String(value ?? '')
  })
}

/** Keys of a list's rows, joined: changes only when rows come, go or move. */
export function useRowKeys(list: keyof FormState['values']): string[] {
  const joined = useFormState((state) => {
    const rows = state.values[list]
    return Array.isArray(rows) ? rows.map((row) => row.key).join(' ') : ''
  })
  return joined.split(' ')
}
