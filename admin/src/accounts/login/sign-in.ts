import { type Faktor, KODE_SALAH } from '@safar/shared/access/session/faktor'
import {
  LOGIN_EMPTY_MESSAGE,
  LOGIN_WRONG_MESSAGE,
  type LoginInput,
  loginSchema,
  type Role,
} from '@safar/shared/access/session/session-schema'
import { login, useSession } from '../../access/session/session-store.ts'
import { sessionClient } from '../../access/session-client.ts'
import { unreachableText } from '../../platform/ui/unreachable.ts'
import { keepPerangkat, readPerangkat } from './perangkat.ts'

export interface SignInProblem {
  message: string
  /** A hint below the message. */
  hint?: string
  /** Seconds until another try makes sense. */
  wait?: number
  /** The factors that are required beside the right password. */
  faktor?: readonly Faktor[]
  /** True where this host takes no passkey. */
  isWithoutPasskey?: boolean
}
export type SignInResult = { role: Role } | SignInProblem

const NO_ANSWER = 0

/**
 * Validates and sends the credentials. Loaded when somebody starts to type: schema and transport are half the code of
 * signing in.
 */
export async function signInWith(fields: Record<string, unknown>): Promise<SignInResult> {
  const parsed = loginSchema.safeParse(fields)
  if (!parsed.success) {
    const isEmpty = parsed.error.issues.some(({ message }) => message === LOGIN_EMPTY_MESSAGE)
    // The password was valid in the first step: only the code can be too long here.
    if (parsed.error.issues.some(({ path }) => path[0] === 'kode')) return { message: KODE_SALAH }
    // A password too long for any account is as wrong as any other.
    return { message: isEmpty ? LOGIN_EMPTY_MESSAGE : LOGIN_WRONG_MESSAGE }
  }
  const perangkat = readPerangkat()
  const role = await login(
    async (input: LoginInput) => {
      const session = await sessionClient.login(input)
      keepPerangkat(session.perangkat)
      return session
    },
    { ...parsed.data, ...(perangkat && { perangkat }) },
  )
  if (role) return { role }
  const { error } = useSession.getState().login
  // A factor's error comes in the server's words: only whoever knows the password sees it.
  if (error?.faktor) return { message: 'kode' in fields ? error.message : '', faktor: error.faktor }
  return {
    message: LOGIN_WRONG_MESSAGE,
    ...(error?.status === NO_ANSWER && { hint: unreachableText() }),
    ...(error?.retryAfter && { wait: error.retryAfter }),
  }
}
