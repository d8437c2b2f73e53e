import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import type { PengembalianStatus } from './pengembalian.ts'
import {
  type HitunganPengembalian,
  type HitungPengembalianDraft,
  hitungPengembalianSchema,
  type Pengembalian,
  type PengembalianDibayarDraft,
  type PengembalianDraft,
  type PengembalianPage,
  pengembalianPageSchema,
  pengembalianSchema,
} from './pengembalian-schema.ts'

export interface ListPengembalianQuery {
  keadaan?: PengembalianStatus
  page?: number
  signal?: AbortSignal
}

const readOne = dataOf(pengembalianSchema)
const readHitungan = dataOf(hitungPengembalianSchema)

/** Creates the client of refunds (office). Calls throw `ApiError`, or an AbortError; nothing else. */
export function createPengembalianClient(http: Http) {
  const ofBooking = (id: number | string, part: string) => `api/pemesanan/${encodePart(id)}/${part}`
  return {
    /** Fetches a page of refunds, newest first (finance). */
    async page({ signal, keadaan, page = 1 }: ListPengembalianQuery = {}): Promise<PengembalianPage> {
      const searchParams = { page, ...(keadaan && { keadaan }) }
      return callFor(bySchema(pengembalianPageSchema), () =>
        http.get('api/pengembalian', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Reckons a refund without writing anything. */
    async preview(
      id: number | string,
      input: HitungPengembalianDraft,
      signal?: AbortSignal,
    ): Promise<HitunganPengembalian> {
      return callFor(readHitungan, () =>
        http.post(ofBooking(id, 'pengembalian/hitung'), { json: input, ...(signal && { signal }) }),
      )
    },

    /** Approves a refund (admin); 409 where nothing can go back. */
    async approve(id: number | string, input: PengembalianDraft): Promise<Pengembalian> {
      return callFor(readOne, () => http.post(ofBooking(id, 'pengembalian'), { json: input }))
    },

    /** Notes that a refund was paid out (finance). */
    async payOut(id: number, input: PengembalianDibayarDraft): Promise<Pengembalian> {
      return callFor(readOne, () => http.post(`api/pengembalian/${id}/dibayar`, { json: input }))
    },

    /** Withdraws a refund, also one whose transfer came back (finance). */
    async withdraw(id: number, alasan: string): Promise<Pengembalian> {
      return callFor(readOne, () => http.post(`api/pengembalian/${id}/batalkan`, { json: { alasan } }))
    },
  }
}
