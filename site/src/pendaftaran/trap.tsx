import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import { useId } from 'react'

/** Renders a honeypot for bots that fill every field save those plainly hidden; people never meet it. */
export function Trap() {
  const id = useId()
  return (
    <div className="trap visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Situs web</label>
      <input id={id} name={PENDAFTARAN_HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
