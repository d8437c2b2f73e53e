import { z } from 'zod'
import { ApiError } from '../../platform/http/errors.ts'
import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../../platform/http/idempotency.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import type { StatusAsked } from '../../records/noun/states.ts'
import { type Demand, lakuSchema } from './demand-schema.ts'
import type { Hitungan } from './hitung/calculate.ts'
import { type HitungBody, hitunganAnswerSchema } from './hitung/hitung-schema.ts'
import { type Kembar, kembarSchema, type TanyaKembar } from './kembar.ts'
import { type SiapPaket, siapPaketSchema } from './kesiapan-schema.ts'
import { type RincianKursi, rincianKursiSchema, type Terpesan, terpesanSchema } from './kursi.ts'
import type { Paket, PaketInputDraft, PaketRingkas, PaketUpdate } from './paket.ts'
import type { NilaiPaket } from './perubahan/perubahan.ts'
import { type PerubahanNanti, perubahanNantiSchema } from './perubahan/perubahan-schema.ts'
import { readPaketAnswer, readPaketList, readPaketRingkasList } from './read.ts'

export interface ListPaketQuery {
  /** The type, in any case: `umroh`, `Haji`. */
  jenis?: string
  /** The state, live by default; other states are for staff. */
  status?: StatusAsked
  signal?: AbortSignal
}

/** Creates the client of packages. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPaketClient(http: Http) {
  const toPaket = (answer: unknown): Paket => {
    const paket = readPaketAnswer(answer)
    if (!paket) throw new ApiError(404, { message: 'Paket yang anda tuju tidak tersedia' })
    return paket
  }
  const path = (id: number | string) => `api/paket/${encodePart(id)}`

  /** Every package; with `ringkas` without description and nested lists, which tables do not show. */
  async function list(query: ListPaketQuery & { ringkas: true }): Promise<PaketRingkas[]>
  async function list(query?: ListPaketQuery): Promise<Paket[]>
  async function list({ jenis, status, ringkas, signal }: ListPaketQuery & { ringkas?: true } = {}) {
    const searchParams = {
      ...(jenis && { jenis }),
      ...(status && { status }),
      ...(ringkas && { ringkas: '1' }),
    }
    const call = () => http.get('api/paket', { searchParams, ...(signal && { signal }) })
    return ringkas ? callFor(readPaketRingkasList, call) : callFor(readPaketList, call)
  }

  return {
    list,

    /** Fetches a package by slug or id. A missing one is an `ApiError` with status 404, whatever the host answers. */
    async get(id: number | string, { signal }: { signal?: AbortSignal } = {}): Promise<Paket> {
      return toPaket(await callJson(() => http.get(path(id), { ...(signal && { signal }) })))
    },

    /** Adds a package. The same idempotency key on a repetition makes one. */
    async create(
      input: PaketInputDraft & { slug?: string },
      key: string = newIdempotencyKey(),
    ): Promise<Paket> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return toPaket(await callJson(() => http.post('api/paket', { json: input, headers })))
    },

    /** Copies a package to other days, a draft for each; sent again under the same key it copies nothing. */
    async copyPaket(
      dari: number | string,
      { tanggal, nama }: { tanggal: readonly string[]; nama: readonly string[] },
      key: string,
    ): Promise<Paket[]> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(readPaketList, () =>
        http.post('api/paket/salin', { json: { dari, tanggal, nama }, headers }),
      )
    },

    /**
     * Changes a package. `updated_at` of the edited copy is the optimistic lock: a stale one is refused with status
     * 409.
     */
    async update(id: number | string, input: PaketUpdate): Promise<Paket> {
      return toPaket(await callJson(() => http.post(path(id), { json: input })))
    },

    /**
     * Changes the seats left by a number, whoever else changes them. Below 0 or above the total the status is 409,
     * whose body holds the package as it stands. A departure with bookings asks for a reason (422 on `alasan`). The
     * request completes even if its page is left.
     */
    async changeSeats(id: number | string, ubah: number, alasan?: string): Promise<Paket> {
      const json = { ubah, ...(alasan !== undefined && { alasan }) }
      return toPaket(await callJson(() => http.post(`${path(id)}/kursi`, { json, keepalive: true })))
    },

    /** Returns where the seats of a departure are, for staff. */
    async seats(id: number | string, { signal }: { signal?: AbortSignal } = {}): Promise<RincianKursi> {
      return callFor(dataOf(rincianKursiSchema), () =>
        http.get(`${path(id)}/kursi`, { ...(signal && { signal }) }),
      )
    },

    /** Lists the departures with living bookings, for staff. */
    async booked({ signal }: { signal?: AbortSignal } = {}): Promise<Terpesan[]> {
      return callFor(dataOf(z.array(terpesanSchema)), () =>
        http.get('api/terpesan', { ...(signal && { signal }) }),
      )
    },

    /** Computes a family's cost and its payment plan. */
    async calculate(id: number | string, input: HitungBody): Promise<Hitungan> {
      const read = (answer: unknown) => hitunganAnswerSchema.safeParse(answer).data?.data ?? null
      return callFor(read, () => http.post(`${path(id)}/hitung`, { json: input }))
    },

    /** Returns the changes that a save of these values would publish now, for staff. Nothing is saved. */
    async perubahanNanti(
      id: number | string,
      nilai: NilaiPaket,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<PerubahanNanti> {
      return callFor(dataOf(perubahanNantiSchema), () =>
        http.post(`${path(id)}/perubahan`, { json: nilai, ...(signal && { signal }) }),
      )
    },

    /** Lists the readiness of each package that is not published yet, for staff. */
    async siap({ signal }: { signal?: AbortSignal } = {}): Promise<SiapPaket[]> {
      return callFor(dataOf(z.array(siapPaketSchema)), () =>
        http.get('api/siap', { ...(signal && { signal }) }),
      )
    },

    /** Finds other departures on offer with the same name and day (staff). */
    async kembar({ id, ...paket }: TanyaKembar): Promise<Kembar[]> {
      const searchParams = { ...paket, ...(id !== undefined && { id }) }
      return callFor(dataOf(z.array(kembarSchema)), () => http.get('api/kembar', { searchParams }))
    },

    /** Returns the sales report, for staff. */
    async demand({ signal }: { signal?: AbortSignal } = {}): Promise<Demand> {
      return callFor(dataOf(lakuSchema), () => http.get('api/laku', { ...(signal && { signal }) }))
    },

    async remove(id: number | string): Promise<void> {
      await callJson(() => http.delete(path(id)))
    },
  }
}
export type PaketClient = ReturnType<typeof createPaketClient>
