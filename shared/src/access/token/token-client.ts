import { z } from 'zod'
import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type Token,
  type TokenCreate,
  type TokenDibuat,
  tokenDibuatSchema,
  tokenSchema,
} from './token-schema.ts'

/** Creates the client of API tokens (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createTokenClient(http: Http) {
  return {
    /** Lists all tokens, newest first. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Token[]> {
      return callFor(dataOf(z.array(tokenSchema)), () => http.get('api/token', { ...(signal && { signal }) }))
    },

    /** Makes one; the answer says it, once. */
    async create(input: TokenCreate): Promise<TokenDibuat> {
      return callFor(dataOf(tokenDibuatSchema), () => http.post('api/token', { json: input }))
    },

    /** Makes one worthless, at once and for good. */
    async revoke(id: number): Promise<void> {
      await callJson(() => http.delete(`api/token/${id}`))
    },
  }
}
