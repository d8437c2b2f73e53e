import { LOGIN_WRONG_MESSAGE } from '@safar/shared/access/session/session-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { type AuthenticationResponseJSON, startAuthentication } from '@simplewebauthn/browser'
import { login, useSession } from '../../access/session/session-store.ts'
import { sessionClient } from '../../access/session-client.ts'
import { saidBy } from '../../platform/ui/said-by.ts'
import { keepPerangkat, readPerangkat } from './perangkat.ts'
import type { SignInProblem, SignInResult } from './sign-in.ts'

/** The statuses of a host without passkeys, or under an address that is no domain. */
const TANPA_PASSKEY = [404, 405, 409]

function problemOf(error: unknown): SignInProblem {
  if (error instanceof ApiError && TANPA_PASSKEY.includes(error.status))
    return {
      message: 'Kunci sandi tidak dapat dipakai di sini. Masuk dengan password.',
      isWithoutPasskey: true,
    }
  return { message: saidBy(error) }
}

/**
 * Signs in with a passkey of this device. Its module is loaded on demand. Resolves to the role or to a problem, never
 * rejects for a refusal.
 */
export async function signInWithPasskey(): Promise<SignInResult> {
  let asked: { challenge: string }
  try {
    asked = await sessionClient.passkeyTantangan()
  } catch (error) {
    return problemOf(error)
  }
  let answer: AuthenticationResponseJSON
  try {
    answer = await startAuthentication({ optionsJSON: asked })
  } catch {
    return { message: 'Kunci sandi tidak jadi dipakai. Coba lagi, atau masuk dengan password.' }
  }
  const perangkat = readPerangkat()
  const { id, rawId, response } = answer
  const input = {
    jawaban: { id, rawId, type: 'public-key' as const, response },
    ...(perangkat && { perangkat }),
  }
  const role = await login(async (given: typeof input) => {
    const session = await sessionClient.passkeyMasuk(given)
    keepPerangkat(session.perangkat)
    return session
  }, input)
  if (role) return { role }
  return { message: useSession.getState().login.error?.message || LOGIN_WRONG_MESSAGE }
}
