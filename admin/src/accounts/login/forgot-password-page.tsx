import { lupaSchema } from '@safar/shared/access/session/forgot-password'
import { type FormEvent, useId, useRef, useState } from 'react'
import { sessionClient } from '../../access/session-client.ts'
import { saidBy } from '../../platform/ui/said-by.ts'
import { LoginFrame, Problem } from './frame.tsx'
import classes from './login-page.module.css'

/** Renders the form that asks for a password link. The answer is the same with or without such an account. */
export function Component() {
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const email = useRef<HTMLInputElement>(null)
  const id = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const parsed = lupaSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message ?? '')
      email.current?.focus()
      return
    }
    setProblem('')
    setPending(true)
    try {
      await sessionClient.forgotPassword(parsed.data)
      setSentTo(parsed.data.email)
    } catch (error) {
      setProblem(saidBy(error))
      email.current?.focus()
    }
    setPending(false)
  }

  return (
    <LoginFrame title="Lupa password" lead="Kami kirim tautan untuk membuat password baru.">
      <form className={classes.form} onSubmit={submit} noValidate>
        <div>
          <label className={classes.label} htmlFor={`${id}-email`}>
            Email
          </label>
          <input
            className={classes.input}
            id={`${id}-email`}
            ref={email}
            name="email"
            type="email"
            autoComplete="username"
            {...(problem && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
          />
        </div>
        <Problem id={`${id}-error`}>{problem}</Problem>
        <div role="status">
          {sentTo && (
            <p className={classes.sent}>
              Kalau {sentTo} punya akun, tautannya sedang dikirim dan berlaku satu jam. Periksa juga folder
              spam.
            </p>
          )}
        </div>
        <button className={classes.submit} type="submit" disabled={isPending}>
          {isPending ? 'Mengirim ..' : 'Kirim tautan'}
        </button>
      </form>
    </LoginFrame>
  )
}
