import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type Pratinjau, type PratinjauInput, pratinjauSchema } from './pratinjau.ts'

const readPratinjau = dataOf(pratinjauSchema)

/** Creates the client of previews. The call throws `ApiError`, or an AbortError when aborted; nothing else. */
export function createPratinjauClient(http: Http) {
  return {
    make(input: PratinjauInput, { signal }: { signal?: AbortSignal } = {}): Promise<Pratinjau> {
      return callFor(readPratinjau, () =>
        http.post('api/pratinjau', { json: input, ...(signal && { signal }) }),
      )
    },
  }
}
