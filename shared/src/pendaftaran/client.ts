import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import {
  type Pendaftaran,
  type PendaftaranDraft,
  type PendaftaranSaya,
  type PendaftaranUpdate,
  pendaftaranSayaSchema,
  pendaftaranSchema,
} from './schema.ts'

interface Call {
  signal?: AbortSignal
}

/** Calls about registrations. Each throws `ApiError`. */
export function createPendaftaranClient(http: Http) {
  const withSignal = ({ signal }: Call) => (signal ? { signal } : {})

  return {
    /** All of them, last one first (admin). */
    async list(call: Call = {}): Promise<Pendaftaran[]> {
      const answer = await callJson(() => http.get('api/pendaftaran', withSignal(call)))
      return z.object({ data: z.array(pendaftaranSchema) }).parse(answer).data
    },

    /** Those under the signed-in account's own email, without the notes of staff. */
    async listOwn(call: Call = {}): Promise<PendaftaranSaya[]> {
      const answer = await callJson(() => http.get('api/pendaftaran/saya', withSignal(call)))
      return z.object({ data: z.array(pendaftaranSayaSchema) }).parse(answer).data
    },

    async create(input: PendaftaranDraft): Promise<void> {
      await callJson(() => http.post('api/pendaftaran', { json: input }))
    },

    /** What staff keep about a registration: its status and their note (admin). */
    async update(id: number, input: PendaftaranUpdate): Promise<Pendaftaran> {
      const answer = await callJson(() => http.patch(`api/pendaftaran/${id}`, { json: input }))
      return z.object({ data: pendaftaranSchema }).parse(answer).data
    },

    /** Erases a person's data for good, as they may ask for (admin). */
    async remove(id: number): Promise<void> {
      await callJson(() => http.delete(`api/pendaftaran/${id}`))
    },
  }
}
export type PendaftaranClient = ReturnType<typeof createPendaftaranClient>
