import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type AkunKeluarga, akunKeluargaSchema } from './akun-keluarga-schema.ts'

const read = dataOf(akunKeluargaSchema)
const pathOf = (pemesanan: number) => `api/pemesanan/${pemesanan}/akun`

/**
 * Creates the client of families' accounts (staff). Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createAkunKeluargaClient(http: Http) {
  return {
    /** Fetches whether who booked has an account. */
    async get(pemesanan: number, signal?: AbortSignal): Promise<AkunKeluarga> {
      return callFor(read, () => http.get(pathOf(pemesanan), { ...(signal && { signal }) }))
    },
    /** Invites who booked to an account by mail, or once more; links that were sent before end. */
    async invite(pemesanan: number): Promise<AkunKeluarga> {
      return callFor(read, () => http.post(pathOf(pemesanan)))
    },
  }
}
