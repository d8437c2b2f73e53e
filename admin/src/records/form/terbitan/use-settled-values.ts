import type { FormValues } from '@safar/shared/records/noun/values'
import { useEffect, useState } from 'react'
import { useFormApi } from '../form-context.ts'

const SETTLED_MS = 200

/** Returns the form's values, debounced, for what is computed from all of them. */
export function useSettledValues<V extends FormValues = FormValues>(): V {
  const form = useFormApi<V>()
  const [values, setValues] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = form.onValues(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(form.getValues()), SETTLED_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
  return values
}
