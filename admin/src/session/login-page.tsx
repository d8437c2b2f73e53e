import {
  LOGIN_EMPTY_MESSAGE,
  LOGIN_WRONG_MESSAGE,
  loginSchema,
  type Role,
} from '@safar/shared/session/schema'
import { IconAlertCircleFilled, IconChevronLeft, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { agency } from '../app/agency.ts'
import { sessionClient } from '../app/api.ts'
import { useTitle } from '../ui/use-title.ts'
import classes from './login-page.module.css'
import { clearLogin, login, useSession } from './session-store.ts'

interface Props {
  onSignedIn: (role: Role) => void
}

const NO_ANSWER = 0

/** Sign-in. The texts are the specification's. Plain elements keep the first page of the day small. */
export function LoginPage({ onSignedIn }: Props) {
  const { status, error } = useSession((state) => state.login)
  const [isEmpty, setEmpty] = useState(false)
  const [shown, setShown] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const id = useId()
  const pending = status === 'pending'
  const message = isEmpty ? LOGIN_EMPTY_MESSAGE : error ? LOGIN_WRONG_MESSAGE : null

  useTitle('Login')
  useEffect(clearLogin, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const parsed = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    const unfilled = parsed.error?.issues.some(({ message }) => message === LOGIN_EMPTY_MESSAGE) ?? false
    setEmpty(unfilled)
    if (!parsed.success && unfilled) {
      clearLogin()
      email.current?.focus()
      return
    }
    const input = parsed.data
    const role = await login(
      input ? sessionClient.login : () => Promise.reject(new Error('Longer than any account')),
      input ?? { email: '', password: '' },
    )
    if (role) onSignedIn(role)
    else email.current?.focus()
  }

  const described = message ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {}
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <a className={classes.brand} href="/">
          <img src="/logo/safar-logo.svg" alt={agency.brand} width="128" height="46" />
        </a>
        <div className={classes.box}>
          <h1 className={classes.title}>Login {agency.brand}</h1>
          <p className={classes.lead}>Untuk staf dan pengguna terdaftar.</p>
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
                {...described}
              />
            </div>
            <div>
              <label className={classes.label} htmlFor={`${id}-password`}>
                Password
              </label>
              <div className={classes.password}>
                <input
                  className={classes.input}
                  id={`${id}-password`}
                  name="password"
                  type={shown ? 'text' : 'password'}
                  autoComplete="current-password"
                  {...described}
                />
                <button
                  className={classes.eye}
                  type="button"
                  aria-label={shown ? 'Sembunyikan password' : 'Tampilkan password'}
                  aria-controls={`${id}-password`}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
                </button>
              </div>
            </div>
            <div className={classes.message} role="alert">
              {message && (
                <p className={classes.error} id={`${id}-error`}>
                  <IconAlertCircleFilled size={18} aria-hidden />
                  <span>{message}</span>
                </p>
              )}
              {error?.status === NO_ANSWER && error.message && !isEmpty && (
                <p className={classes.hint}>{error.message}</p>
              )}
            </div>
            <button className={classes.submit} type="submit" disabled={pending}>
              {pending ? 'Logging In ..' : 'Login'}
            </button>
          </form>
        </div>
        <a className={classes.back} href="/">
          <IconChevronLeft size={18} aria-hidden />
          Kembali ke beranda
        </a>
      </main>
      <div className={classes.cover}>
        <p className={classes.words}>
          Satu tempat untuk jadwal, kursi, dan harga yang dibaca keluarga jamaah.
        </p>
      </div>
    </div>
  )
}
