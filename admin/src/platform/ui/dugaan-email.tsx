import { dugaanEmail } from '@safar/shared/platform/contact/dugaan-email'
import classes from './dugaan-email.module.css'

interface Props {
  /** An address, once whoever typed it has left it. */
  typed: string
  onPakai: (email: string) => void
}

/** Asks whether another address was meant, where there is a sign of a slip, and takes it at a press; what was typed may stay. */
export function DugaanEmail({ typed, onPakai }: Props) {
  const email = dugaanEmail(typed)
  if (email === null) return null
  return (
    <span role="status" className={classes.dugaan}>
      Maksud Anda{' '}
      <button type="button" onClick={() => onPakai(email)}>
        {email}
      </button>
      ?
    </span>
  )
}
