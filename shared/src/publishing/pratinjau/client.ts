import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type Pratinjau, type PratinjauInput, pratinjauSchema } from './pratinjau.ts'

const readPratinjau = dataOf(pratinjauSchema)

/** The call that makes previews. It throws `ApiError` or, given up, an AbortError; nothing else. */
export function createPratinjauClient(http: Http) {
  return {
    make(input: PratinjauInput, { signal }: { signal?: AbortSignal } = {}): Promise<Pratinjau> {
      return callFor(readPratinjau, () =>
        http.post('api/pratinjau', { json: input, ...(signal && { signal }) }),
      )
    },
  }
}
