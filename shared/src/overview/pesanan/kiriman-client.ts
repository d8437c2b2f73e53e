import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type JawabPermintaan,
  type Kiriman,
  type KirimanPage,
  kirimanPageSchema,
  kirimanSchema,
} from './kiriman-schema.ts'
import { type Pesanan, pesananSchema } from './pesanan-schema.ts'

interface Asked {
  /** A booking by its id: all that its family sent, the newest first. Without it, what waits over all bookings. */
  pemesanan?: number
  page?: number
  signal?: AbortSignal
}

const readOne = dataOf(kirimanSchema)
const readPesanan = dataOf(pesananSchema)

/**
 * Creates the client of what families sent (office). Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createKirimanClient(http: Http) {
  return {
    /** Fetches a page: what waits for the reader's role, the oldest first, or all of one booking. */
    async page({ pemesanan, page = 1, signal }: Asked = {}): Promise<KirimanPage> {
      const searchParams = { page, ...(pemesanan !== undefined && { pemesanan }) }
      return callFor(bySchema(kirimanPageSchema), () =>
        http.get('api/kiriman-keluarga', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Answers a request (staff). 409 with what stands where somebody else was first. */
    async answer(id: number, input: JawabPermintaan): Promise<Kiriman> {
      return callFor(readOne, () => http.post(`api/kiriman-keluarga/${id}/jawab`, { json: input }))
    },

    /** Fetches a booking as its family sees it (staff); no visit of the family is noted. */
    async preview(pemesanan: number, signal?: AbortSignal): Promise<Pesanan> {
      return callFor(readPesanan, () =>
        http.get(`api/pemesanan/${pemesanan}/pesanan`, { ...(signal && { signal }) }),
      )
    },
  }
}
export type KirimanClient = ReturnType<typeof createKirimanClient>
