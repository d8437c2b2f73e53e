import { z } from 'zod'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { type Hubungan, type HubunganInput, hubunganSchema } from './hubungan-schema.ts'
import type { Mrz } from './mrz.ts'
import type { MrzInput } from './mrz-lines.ts'
import type { Nik } from './nik.ts'
import { mrzSchema, type NikInput, nikSchema } from './number-check-schema.ts'
import {
  type Titipan,
  type TitipanInput,
  type TitipanList,
  titipanListSchema,
  titipanSchema,
} from './titipan-schema.ts'

/** Creates the client of pilgrims. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createJamaahClient(http: Http) {
  return {
    /** Reads and checks the zone of a passport; stores nothing (staff). */
    async mrz(input: MrzInput, signal?: AbortSignal): Promise<Mrz> {
      return callFor(dataOf(mrzSchema), () =>
        http.post('api/jamaah/mrz', { json: input, ...(signal && { signal }) }),
      )
    },

    /** Reads and checks a NIK; stores nothing (staff). */
    async nik(input: NikInput, signal?: AbortSignal): Promise<Nik> {
      return callFor(dataOf(nikSchema), () =>
        http.post('api/jamaah/nik', { json: input, ...(signal && { signal }) }),
      )
    },

    /** Lists who is related to a pilgrim, oldest first (staff). */
    async listHubungan(id: number, signal?: AbortSignal): Promise<Hubungan[]> {
      return callFor(dataOf(z.array(hubunganSchema)), () =>
        http.get(`api/jamaah/${id}/hubungan`, signal ? { signal } : {}),
      )
    },

    /** Says who another pilgrim is to this one, and by which paper (staff). 409 has the present relation of the two. */
    async setHubungan(id: number, input: HubunganInput): Promise<Hubungan> {
      return callFor(dataOf(hubunganSchema), () => http.post(`api/jamaah/${id}/hubungan`, { json: input }))
    },

    /** Removes a relation, from both sides (staff). */
    async removeHubungan(id: number, hubungan: number): Promise<void> {
      await callJson(() => http.delete(`api/jamaah/${id}/hubungan/${hubungan}`))
    },

    /** Lists where a pilgrim's paper passport lies and lay, newest first, page by page (staff). */
    async listTitipan(
      id: number,
      { page, signal }: { page?: number; signal?: AbortSignal } = {},
    ): Promise<TitipanList> {
      return callFor(bySchema(titipanListSchema), () =>
        http.get(`api/jamaah/${id}/titipan`, {
          searchParams: { page: page ?? 1 },
          ...(signal && { signal }),
        }),
      )
    },

    /** Appends where the paper passport lies from now on (staff). 409 if it lies there already. */
    async addTitipan(id: number, input: TitipanInput): Promise<Titipan> {
      return callFor(dataOf(titipanSchema), () => http.post(`api/jamaah/${id}/titipan`, { json: input }))
    },
  }
}
