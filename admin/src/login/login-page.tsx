import type { Role } from '@safar/shared/session/schema'
import { IconAlertCircleFilled, IconChevronLeft, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMerek } from '../merek.ts'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import { TryAgainIn } from '../ui/try-again-in.tsx'
import { unreachableText } from '../ui/unreachable.ts'
import { useTitle } from '../ui/use-title.ts'
import classes from './login-page.module.css'
import type { SignInProblem } from './sign-in.ts'

interface Props {
  onSignedIn: (role: Role) => void
}

const loadSignIn = () => import('./sign-in.ts')

/** Sign-in. The texts are the specification's. Plain elements keep the first page of the day small. */
export function LoginPage({ onSignedIn }: Props) {
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const [isShown, setShown] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const id = useId()
  const brand = useMerek((merek) => merek.brand)
  useTitle('Login')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setProblem(null)
    setPending(true)
    try {
      const { signInWith } = await loadSignIn()
      const result = await signInWith(fields)
      if ('role' in result) {
        onSignedIn(result.role)
        return
      }
      setProblem(result)
    } catch {
      // Its own words: the shared ones come with the very code that could not be loaded.
      setProblem({ message: 'Email or Password is wrong', hint: unreachableText() })
    }
    setPending(false)
    email.current?.focus()
  }

  const described = problem ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {}
  return (
    <main className={classes.page}>
      <div className={classes.main}>
        <a className={classes.brand} href="/">
          <Logo wordmark="/logo/safar-logo.svg" width={128} height={46} />
        </a>
        <div className={classes.box}>
          <h1 className={classes.title}>{`Login ${brand}`.trim()}</h1>
          <p className={classes.lead}>Untuk staf dan pengguna terdaftar.</p>
          <form
            className={classes.form}
            onSubmit={submit}
            onFocus={() => void loadSignIn().catch(() => {})}
            noValidate
          >
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
                  type={isShown ? 'text' : 'password'}
                  autoComplete="current-password"
                  {...described}
                />
                <button
                  className={classes.eye}
                  type="button"
                  aria-label={isShown ? 'Sembunyikan password' : 'Tampilkan password'}
                  aria-controls={`${id}-password`}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
                </button>
              </div>
            </div>
            <div className={classes.message} role="alert">
              {problem && (
                <>
                  <p className={classes.error} id={`${id}-error`}>
                    <IconAlertCircleFilled size={18} aria-hidden />
                    <span>{problem.message}</span>
                  </p>
                  {problem.hint && <p className={classes.hint}>{problem.hint}</p>}
                  {problem.wait && (
                    <p className={classes.hint}>
                      <TryAgainIn seconds={problem.wait} />
                    </p>
                  )}
                </>
              )}
            </div>
            <button className={classes.submit} type="submit" disabled={isPending}>
              {isPending ? 'Logging In ..' : 'Login'}
            </button>
            <a className={classes.link} href={paths.lupa}>
              Lupa password?
            </a>
          </form>
        </div>
        <a className={classes.back} href="/">
          <IconChevronLeft size={18} aria-hidden />
          Kembali ke beranda
        </a>
      </div>
      <div className={classes.cover}>
        <p className={classes.words}>
          Satu tempat untuk jadwal, kursi, dan harga yang dibaca keluarga jamaah.
        </p>
      </div>
    </main>
  )
}
