import { VisuallyHidden } from '@mantine/core'
import { useFormState } from '../form-context.ts'

/** Says aloud what a screen shows by moving things. */
export function Announcer() {
  const words = useFormState((state) => state.announcement)
  return (
    <VisuallyHidden component="div" aria-live="polite">
      {words}
    </VisuallyHidden>
  )
}
