import { dugaanEmail } from '@safar/shared/platform/contact/dugaan-email'
import classes from './dugaan-email.module.css'

interface Props {
  /** The typed address, once its field was left. */
  typed: string
  onUse: (email: string) => void
}

/** Suggests the likely meaning of a mistyped mail address, and takes it at a press; the typed one may stay. */
export function DugaanEmail({ typed, onUse }: Props) {
  const email = dugaanEmail(typed)
  if (email === null) return null
  return (
    <span role="status" className={classes.dugaan}>
      Maksud Anda{' '}
      <button type="button" onClick={() => onUse(email)}>
        {email}
      </button>
      ?
    </span>
  )
}
