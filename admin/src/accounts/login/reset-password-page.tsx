import { aturUlangSchema, TAUTAN_MESSAGE } from '@safar/shared/access/session/forgot-password'
import { MIN_PASSWORD_LENGTH } from '@safar/shared/access/session/password'
import { type FormEvent, useId, useRef, useState } from 'react'
import { sessionClient } from '../../access/session-client.ts'
import { paths } from '../../platform/paths.ts'
import { saidBy } from '../../platform/ui/said-by.ts'
import { LoginFrame, Problem } from './frame.tsx'
import classes from './login-page.module.css'

/**
 * Renders the page that sets a password by the link of a mail. The token stands behind the `#`, so only the API gets
 * it.
 */
export function Component() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [problem, setProblem] = useState(token ? '' : TAUTAN_MESSAGE)
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isShown, setShown] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const id = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = aturUlangSchema.safeParse({ ...typed, token })
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message ?? '')
      password.current?.focus()
      return
    }
    setProblem('')
    setPending(true)
    try {
      await sessionClient.resetPassword(parsed.data)
      // The token is used up: it need not stay in the address.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setDone(true)
    } catch (error) {
      setProblem(saidBy(error))
      password.current?.focus()
    }
    setPending(false)
  }

  if (isDone) {
    return (
      <LoginFrame title="Password tersimpan" lead="Semua perangkat lain sudah dikeluarkan.">
        <a className={classes.go} href={paths.login}>
          Ke halaman login
        </a>
      </LoginFrame>
    )
  }
  return (
    <LoginFrame
      title="Password baru"
      lead={`Paling sedikit ${MIN_PASSWORD_LENGTH} huruf dan tidak mudah ditebak, misalnya beberapa kata acak.`}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <div>
          <label className={classes.label} htmlFor={`${id}-password`}>
            Password baru
          </label>
          <input
            className={classes.input}
            id={`${id}-password`}
            ref={password}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            {...(problem && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
          />
        </div>
        <label className={classes.check}>
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          Tampilkan password
        </label>
        <Problem id={`${id}-error`}>{problem}</Problem>
        {problem === TAUTAN_MESSAGE && (
          <a className={classes.link} href={paths.lupa}>
            Minta tautan baru
          </a>
        )}
        <button className={classes.submit} type="submit" disabled={isPending}>
          {isPending ? 'Menyimpan ..' : 'Simpan password'}
        </button>
      </form>
    </LoginFrame>
  )
}
