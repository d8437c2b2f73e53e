import type { Faktor } from '@safar/shared/access/session/faktor'
import type { Role } from '@safar/shared/access/session/session-schema'
import { IconAlertCircleFilled, IconChevronLeft, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMerek } from '../../platform/merek.ts'
import { paths } from '../../platform/paths.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { TryAgainIn } from '../../platform/ui/try-again-in.tsx'
import { unreachableText } from '../../platform/ui/unreachable.ts'
import { useTitle } from '../../platform/ui/use-title.ts'
import { hasPasskeys } from './has-passkeys.ts'
import { KodeStep } from './kode-step.tsx'
import classes from './login-page.module.css'
import type { SignInProblem, SignInResult } from './sign-in.ts'

interface Props {
  onSignedIn: (role: Role) => void
}

const loadSignIn = () => import('./sign-in.ts')

/** Renders the sign-in page with the specification's texts. Plain elements keep this first bundle small. */
export function LoginPage({ onSignedIn }: Props) {
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const [isShown, setShown] = useState(false)
  const [faktor, setFaktor] = useState<readonly Faktor[]>([])
  const [isPasskeyOffered, setPasskeyOffered] = useState(hasPasskeys)
  const email = useRef<HTMLInputElement>(null)
  const kode = useRef<HTMLInputElement>(null)
  const id = useId()
  const brand = useMerek((merek) => merek.brand)
  useTitle('Login')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    return ask(async () => (await loadSignIn()).signInWith(fields))
  }
  const submitPasskey = () => ask(async () => (await import('./passkey-sign-in.ts')).signInWithPasskey())

  async function ask(signIn: () => Promise<SignInResult>) {
    if (isPending) return
    setProblem(null)
    setPending(true)
    try {
      const result = await signIn()
      if ('role' in result) {
        onSignedIn(result.role)
        return
      }
      setProblem(result.message ? result : null)
      if (result.faktor) setFaktor(result.faktor)
      if (result.isWithoutPasskey) setPasskeyOffered(false)
    } catch {
      // A text of its own: the shared ones come with the very module that failed to load.
      setProblem({ message: 'Email or Password is wrong', hint: unreachableText() })
    }
    setPending(false)
    // The step that begins takes the focus by itself.
    ;(kode.current ?? email.current)?.focus()
  }

  const backToPassword = () => {
    setProblem(null)
    setFaktor([])
    requestAnimationFrame(() => email.current?.focus())
  }
  const isSecond = faktor.length > 0
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
            <div hidden={isSecond}>
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
            <div hidden={isSecond}>
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
            {isSecond && (
              <KodeStep faktor={faktor} described={described} field={kode} onBack={backToPassword} />
            )}
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
            {isPasskeyOffered && (
              <button className={classes.second} type="button" onClick={submitPasskey} disabled={isPending}>
                Masuk dengan kunci sandi
              </button>
            )}
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
