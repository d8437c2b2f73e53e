import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type RingkasanQuery, type RingkasanUang, ringkasanUangSchema } from './ringkasan-schema.ts'

const readRingkasan = dataOf(ringkasanUangSchema)

const said = (query: RingkasanQuery): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))

/** Creates the client of the owner's view (finance). Calls throw `ApiError`, or an AbortError; nothing else. */
export function createRingkasanClient(http: Http) {
  return {
    /** Fetches what is expected, received and late, by departure, week and day. */
    async get(query: RingkasanQuery = {}, signal?: AbortSignal): Promise<RingkasanUang> {
      return callFor(readRingkasan, () =>
        http.get('api/uang', { searchParams: said(query), ...(signal && { signal }) }),
      )
    },
  }
}
export type RingkasanClient = ReturnType<typeof createRingkasanClient>
