import type { FormValues } from '@safar/shared/records/noun/values'
import { useEffect } from 'react'
import type { FormApi } from '../form-api.ts'
import { preloadDialogs } from './dialogs.ts'

/** Loads what a save may ask as soon as something is typed: by then it is needed, and at the opening of a form it is not. */
export function usePreloadDialogs<V extends FormValues>(form: FormApi<V>): void {
  useEffect(() => {
    const stop = form.onValues(() => {
      stop()
      preloadDialogs()
    })
    return stop
  }, [form])
}
