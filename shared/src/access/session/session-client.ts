import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { opsiSchema, type PasskeyMasukInput } from './faktor-schema.ts'
import type { ForgotPasswordInput, ResetPasswordInput } from './forgot-password.ts'
import { readSession } from './read.ts'
import {
  type ChangePasswordInput,
  type LoginInput,
  type ProfilInput,
  type Session,
  type User,
  userSchema,
} from './session-schema.ts'

/** Creates the client of the session. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createSessionClient(http: Http) {
  const readUser = dataOf(userSchema)
  return {
    /** Signs in. The body is multipart, as SPEC section 7 has it and older hosts expect. */
    async login({ email, password, kode, perangkat }: LoginInput): Promise<Session> {
      const body = new FormData()
      body.set('email', email)
      body.set('password', password)
      if (kode) body.set('kode', kode)
      if (perangkat) body.set('perangkat', perangkat)
      return callFor(readSession, () => http.post('api/auth/login', { body }))
    },

    /** Fetches the options of a passkey sign-in. */
    async passkeyTantangan(): Promise<{ challenge: string }> {
      return callFor(dataOf(opsiSchema), () => http.post('api/auth/passkey/tantangan'))
    },

    /** Signs in with a passkey's answer, without mail or password. */
    async passkeyMasuk(input: PasskeyMasukInput): Promise<Session> {
      return callFor(readSession, () => http.post('api/auth/passkey/masuk', { json: input }))
    },

    /** Requests a link that sets another password. The answer is the same for any address. */
    async forgotPassword(input: ForgotPasswordInput): Promise<void> {
      await callJson(() => http.post('api/auth/lupa', { json: input }))
    },

    /** Sets another password by a link; every session of the account ends. */
    async resetPassword(input: ResetPasswordInput): Promise<void> {
      await callJson(() => http.post('api/auth/atur-ulang', { json: input }))
    },

    /** Ends the given token, or else the current one; sent to its end even when the page is left. */
    async logout({ token }: { token?: string | null } = {}): Promise<void> {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      await callJson(() => http.post('api/auth/logout', { headers, keepalive: true }))
    },

    async getMe(): Promise<User> {
      return callFor(readUser, () => http.get('api/auth/me'))
    },

    /** Changes the signed-in person's own name. */
    async updateMe(input: ProfilInput): Promise<User> {
      return callFor(readUser, () => http.post('api/auth/me', { json: input }))
    },

    /** Changes the own password. Every older token ends; the answer holds the new one. */
    async changePassword(input: ChangePasswordInput): Promise<Session> {
      return callFor(readSession, () => http.post('api/auth/password', { json: input }))
    },
  }
}
