import { callBlob, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { JurnalQuery } from '../jurnal/jurnal.ts'
import { type RingkasanQuery, type RingkasanUang, ringkasanUangSchema } from './ringkasan-schema.ts'

const readRingkasan = dataOf(ringkasanUangSchema)

const said = (query: RingkasanQuery | JurnalQuery): [string, string][] =>
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

    /** Downloads the journal for an accountant; the activity log notes it. */
    async jurnal(query: JurnalQuery = {}, signal?: AbortSignal): Promise<Blob> {
      return callBlob(() =>
        http.get('api/uang/jurnal.csv', { searchParams: said(query), ...(signal && { signal }) }),
      )
    },
  }
}
export type RingkasanClient = ReturnType<typeof createRingkasanClient>
