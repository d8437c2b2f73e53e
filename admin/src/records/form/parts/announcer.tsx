import { VisuallyHidden } from '@mantine/core'
import { useFormState } from '../form-context.ts'

/** Renders the form's live region, for changes that a screen shows by moving things. */
export function Announcer() {
  const words = useFormState((state) => state.announcement)
  return (
    <VisuallyHidden component="div" aria-live="polite">
      {words}
    </VisuallyHidden>
  )
}
