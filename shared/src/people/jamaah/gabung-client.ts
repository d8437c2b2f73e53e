import { z } from 'zod'
import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { type GabungJamaahDraft, type KembarJamaah, kembarJamaahSchema } from './gabung-schema.ts'

const readKembar = dataOf(z.array(kembarJamaahSchema))

/** Creates the client of two records of one pilgrim (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createGabungClient(http: Http) {
  return {
    /** Lists the records that may be of the same person. */
    async similar(id: number, signal?: AbortSignal): Promise<KembarJamaah[]> {
      return callFor(readKembar, () => http.get(`api/jamaah/${id}/kembar`, signal ? { signal } : {}))
    },

    /** Says that another record is of somebody else, or takes that back; lists those that may be the same still. */
    async tellApart(id: number, dengan_id: number, bukan: boolean): Promise<KembarJamaah[]> {
      return callFor(readKembar, () =>
        http.post(`api/jamaah/${id}/bukan-kembar`, { json: { dengan_id, bukan } }),
      )
    },

    /** Joins another record to one. 409 if one of them changed or was joined meanwhile, or both travel at once. */
    async join(id: number, input: GabungJamaahDraft): Promise<void> {
      await callJson(() => http.post(`api/jamaah/${id}/gabung`, { json: input }))
    },
  }
}
