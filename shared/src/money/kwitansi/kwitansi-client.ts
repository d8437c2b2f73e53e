import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type Kwitansi, type KwitansiPage, kwitansiPageSchema, kwitansiSchema } from './kwitansi-schema.ts'

interface PageQuery {
  /** The number of a receipt, the code of a booking, or the beginning of either. */
  q?: string
  /** The id of a booking. */
  pemesanan?: number
  page?: number
  per_page?: number
  signal?: AbortSignal
}

const readPage = bySchema(kwitansiPageSchema)
const readOne = dataOf(kwitansiSchema)

/** Creates the client of receipts (office). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createKwitansiClient(http: Http) {
  return {
    /** Fetches a page of receipts, newest first. */
    async page({ signal, ...query }: PageQuery = {}): Promise<KwitansiPage> {
      const searchParams = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      )
      return callFor(readPage, () => http.get('api/kwitansi', { searchParams, ...(signal && { signal }) }))
    },

    /** Fetches a receipt as it was issued. */
    async get(nomor: string, signal?: AbortSignal): Promise<Kwitansi> {
      return callFor(readOne, () =>
        http.get(`api/kwitansi/${encodePart(nomor)}`, { ...(signal && { signal }) }),
      )
    },
  }
}
export type KwitansiClient = ReturnType<typeof createKwitansiClient>
