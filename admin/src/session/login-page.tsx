import { Button, PasswordInput, TextInput } from '@mantine/core'
import {
  LOGIN_EMPTY_MESSAGE,
  LOGIN_WRONG_MESSAGE,
  loginSchema,
  type Role,
} from '@safar/shared/session/schema'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { sessionClient } from '../app/api.ts'
import classes from './login-page.module.css'
import { signIn } from './session-store.ts'

interface Props {
  onSignedIn: (role: Role) => void
}

/** Sign-in. The texts are the specification's. */
export function LoginPage({ onSignedIn }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [shown, setShown] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const errorId = useId()

  useEffect(() => {
    document.title = 'Login | Safar'
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const parsed = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success) {
      setError(LOGIN_EMPTY_MESSAGE)
      return
    }
    setError(null)
    setPending(true)
    try {
      const session = await sessionClient.login(parsed.data)
      signIn(session)
      onSignedIn(session.role)
    } catch {
      setError(LOGIN_WRONG_MESSAGE)
      setPending(false)
      email.current?.focus()
    }
  }

  const described = error ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}
  return (
    <div className={classes.page}>
      <picture>
        <source
          type="image/avif"
          srcSet="/gambar/nabawi-800.avif 800w, /gambar/nabawi-1200.avif 1200w"
          sizes="(min-width: 62em) 55vw, 0px"
          media="(min-width: 62em)"
        />
        <img className={classes.cover} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />
      </picture>
      <main className={classes.main}>
        <div className={classes.box}>
          <img src="/logo/safar-logo-plain.svg" alt="Safar" width="150" height="52" />
          <h1 className={classes.title}>Login Safar</h1>
          <p className={classes.lead}>Masuk untuk mengelola paket dan pendaftaran.</p>
          <form className={classes.form} onSubmit={submit} noValidate>
            {error && (
              <p className={classes.error} id={errorId} role="alert">
                {error}
              </p>
            )}
            <TextInput
              ref={email}
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              size="md"
              {...described}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              size="md"
              visible={shown}
              onVisibilityChange={setShown}
              visibilityToggleButtonProps={{
                'aria-label': shown ? 'Sembunyikan password' : 'Tampilkan password',
                tabIndex: 0,
              }}
              {...described}
            />
            <Button type="submit" size="md" radius="xl" disabled={pending}>
              {pending ? 'Logging In ..' : 'Login'}
            </Button>
          </form>
          <a className={classes.back} href="/">
            Kembali ke situs
          </a>
        </div>
      </main>
    </div>
  )
}
