import { useRef, useState } from 'react'
import { focusFirstWrong } from './wrong-fields.ts'

/** A form's messages by the names of their fields, and the form that `mend` looks for them in. */
export function useWrongFields() {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  /** Shows messages in place of those of before, and focuses the first of their fields. */
  const mend = (found: Record<string, string>) => {
    setWrong(found)
    if (form.current) focusFirstWrong(form.current, found)
  }
  return { form, wrong, setWrong, mend }
}
