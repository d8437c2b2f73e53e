import { type Faktor, PERLU_PASSKEY } from '@safar/shared/access/session/faktor'
import { type RefObject, useId, useState } from 'react'
import classes from './login-page.module.css'

interface Props {
  faktor: readonly Faktor[]
  /** The attributes that tie the input to its error. */
  described: object
  field: RefObject<HTMLInputElement | null>
  onBack: () => void
}

/** Renders the second step of signing in: a code of the authenticator app, or a recovery code. */
export function KodeStep({ faktor, described, field, onBack }: Props) {
  const [isPaper, setPaper] = useState(!faktor.includes('totp'))
  const id = useId()
  return (
    <>
      {!faktor.includes('totp') && <p className={classes.lead}>{PERLU_PASSKEY}</p>}
      <div>
        <label className={classes.label} htmlFor={id}>
          {isPaper ? 'Kode pemulihan' : 'Kode 6 angka dari aplikasi autentikator'}
        </label>
        <input
          // Another input, so that nothing of the one stays in the other.
          key={String(isPaper)}
          className={classes.input}
          id={id}
          ref={field}
          name="kode"
          type="text"
          // biome-ignore lint/a11y/noAutofocus: the step that somebody asked for begins here.
          autoFocus
          inputMode={isPaper ? 'text' : 'numeric'}
          autoComplete={isPaper ? 'off' : 'one-time-code'}
          {...described}
        />
      </div>
      {faktor.includes('totp') && (
        <button className={classes.plain} type="button" onClick={() => setPaper(!isPaper)}>
          {isPaper ? 'Pakai kode dari aplikasi' : 'Pakai kode pemulihan'}
        </button>
      )}
      <button className={classes.plain} type="button" onClick={onBack}>
        Ganti email atau password
      </button>
    </>
  )
}
