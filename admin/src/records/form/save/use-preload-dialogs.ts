import type { FormValues } from '@safar/shared/records/noun/values'
import { useEffect } from 'react'
import type { FormApi } from '../form-api.ts'
import { preloadDialogs } from './dialogs.ts'

/** Preloads the dialogs of saving at the first change of a value: not needed when a form opens, and due by then. */
export function usePreloadDialogs<V extends FormValues>(form: FormApi<V>): void {
  useEffect(() => {
    const stop = form.onValues(() => {
      stop()
      preloadDialogs()
    })
    return stop
  }, [form])
}
