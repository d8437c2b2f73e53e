import { useFormState } from '../form-context.ts'
import classes from './parts.module.css'

/** Says aloud what a screen shows by moving things. */
export function Announcer() {
  const words = useFormState((state) => state.announcement)
  return (
    <div aria-live="polite" className={classes.hidden}>
      {words}
    </div>
  )
}
