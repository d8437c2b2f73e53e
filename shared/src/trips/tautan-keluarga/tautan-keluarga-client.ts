import { z } from 'zod'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type BuatTautan,
  type TautanBaru,
  type TautanKeluarga,
  tautanBaruSchema,
  tautanKeluargaSchema,
} from './tautan-keluarga-schema.ts'

const readNew = dataOf(tautanBaruSchema)
const readNewest = bySchema(z.object({ data: tautanKeluargaSchema.nullable() }))
const pathOf = (pemesanan: number) => `api/pemesanan/${pemesanan}/tautan`

/**
 * Creates the client of a booking's family link (staff). Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createTautanClient(http: Http) {
  return {
    /** Fetches the newest link, without its token; null if none was made. */
    async newest(pemesanan: number, signal?: AbortSignal): Promise<TautanKeluarga | null> {
      const { data } = await callFor(readNewest, () =>
        http.get(pathOf(pemesanan), { ...(signal && { signal }) }),
      )
      return data
    },
    /** Makes a link, which ends the one before. Its address is told this once. */
    async make(pemesanan: number, input: BuatTautan = {}): Promise<TautanBaru> {
      return callFor(readNew, () => http.post(pathOf(pemesanan), { json: input }))
    },
    /** Ends the link, with every page that is open by it. */
    async end(pemesanan: number): Promise<void> {
      await callJson(() => http.delete(pathOf(pemesanan)))
    },
  }
}
export type TautanClient = ReturnType<typeof createTautanClient>
