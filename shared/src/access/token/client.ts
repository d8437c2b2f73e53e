import { z } from 'zod'
import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { type Token, type TokenBuat, type TokenDibuat, tokenDibuatSchema, tokenSchema } from './schema.ts'

/** Creates the client of API tokens (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createTokenClient(http: Http) {
  return {
    /** Lists all tokens, newest first. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Token[]> {
      return callFor(dataOf(z.array(tokenSchema)), () => http.get('api/token', { ...(signal && { signal }) }))
    },

    /** Makes one; the answer says it, once. */
    async buat(input: TokenBuat): Promise<TokenDibuat> {
      return callFor(dataOf(tokenDibuatSchema), () => http.post('api/token', { json: input }))
    },

    /** Makes one worthless, at once and for good. */
    async cabut(id: number): Promise<void> {
      await callJson(() => http.delete(`api/token/${id}`))
    },
  }
}
