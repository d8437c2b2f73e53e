export { dugaanEmail } from '@safar/shared/platform/contact/dugaan-email'

interface Props {
  /** The address that was most likely meant. */
  email: string
  onUse: () => void
}

/** Suggests another mail address than the typed one, and takes it at a press. */
export function TanyaEmail({ email, onUse }: Props) {
  return (
    <span className="dugaan" role="status">
      Maksud Anda{' '}
      <button type="button" onClick={onUse}>
        {email}
      </button>
      ?
    </span>
  )
}
