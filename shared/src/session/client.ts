import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import { readSession } from './read.ts'
import { type LoginInput, type Session, type User, userSchema } from './schema.ts'

/** Calls about the session. Each throws `ApiError`. */
export function createSessionClient(http: Http) {
  return {
    /** Multipart, as SPEC section 7 has it and older hosts expect. */
    async login({ email, password }: LoginInput): Promise<Session> {
      const body = new FormData()
      body.set('email', email)
      body.set('password', password)
      return readSession(await callJson(() => http.post('api/auth/login', { body })))
    },

    async logout(): Promise<void> {
      await callJson(() => http.post('api/auth/logout'))
    },

    async getMe(): Promise<User> {
      const answer = await callJson(() => http.get('api/auth/me'))
      return z.object({ data: userSchema }).parse(answer).data
    },
  }
}
export type SessionClient = ReturnType<typeof createSessionClient>
