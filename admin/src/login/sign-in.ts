import {
  LOGIN_EMPTY_MESSAGE,
  LOGIN_WRONG_MESSAGE,
  loginSchema,
  type Role,
} from '@safar/shared/session/schema'
import { sessionClient } from '../api/session-client.ts'
import { login, useSession } from '../session/session-store.ts'
import { unreachableText } from '../ui/unreachable.ts'

export interface SignInProblem {
  message: string
  /** Said below the message. */
  hint?: string
  /** Seconds until another try makes sense. */
  wait?: number
}
export type SignInResult = { role: Role } | SignInProblem

const NO_ANSWER = 0

/**
 * Checks and sends what was typed. Loaded once somebody starts to type: schema and transport are half of all code that
 * signing in takes.
 */
export async function signInWith(fields: Record<string, unknown>): Promise<SignInResult> {
  const parsed = loginSchema.safeParse(fields)
  if (!parsed.success) {
    const isEmpty = parsed.error.issues.some(({ message }) => message === LOGIN_EMPTY_MESSAGE)
    // Too long for any account is as wrong as any other.
    return { message: isEmpty ? LOGIN_EMPTY_MESSAGE : LOGIN_WRONG_MESSAGE }
  }
  const role = await login(sessionClient.login, parsed.data)
  if (role) return { role }
  const { error } = useSession.getState().login
  return {
    message: LOGIN_WRONG_MESSAGE,
    ...(error?.status === NO_ANSWER && { hint: unreachableText() }),
    ...(error?.retryAfter && { wait: error.retryAfter }),
  }
}
