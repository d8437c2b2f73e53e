import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../../platform/http/idempotency.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { JEJAK_PER_PAGE, type JejakPage, jejakPageSchema } from './booking-history.ts'
import {
  type HargaDraft,
  type HargaPemesanan,
  hargaPemesananSchema,
  type Pemesanan,
  type PemesananDraft,
  type PemesananPage,
  type PemesananUpdate,
  type PemesananUrut,
  type PesertaDraft,
  type PesertaUpdate,
  type PindahDraft,
  pemesananPageSchema,
  pemesananSchema,
  type SelisihPemesanan,
  type StatusDraft,
  selisihSchema,
  type UbahPesertaDraft,
} from './pemesanan-schema.ts'
import type { PemesananStatus } from './pemesanan-status.ts'

export interface ListPemesananQuery {
  /** Words in the code, the payer and the participants. */
  q?: string
  /** A departure, by id or slug. */
  paket?: number | string | null
  status?: PemesananStatus | null
  /** `1` for those that wait for the reader alone. */
  perlu?: '1' | null
  urut?: PemesananUrut
  page?: number
  per_page?: number
  signal?: AbortSignal
}

const readOne = dataOf(pemesananSchema)
const readHarga = dataOf(hargaPemesananSchema)
const readSelisih = dataOf(selisihSchema)

/** Creates the client of bookings. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPemesananClient(http: Http) {
  const path = (id: number | string) => `api/pemesanan/${encodePart(id)}`
  const post = (address: string, json: object): Promise<Pemesanan> =>
    callFor(readOne, () => http.post(address, { json }))
  const once = (address: string, json: object, key: string): Promise<Pemesanan> =>
    callFor(readOne, () => http.post(address, { json, headers: { [IDEMPOTENCY_HEADER]: key } }))

  return {
    /** Fetches a page of bookings with the number of each state (office). What is searched stands in no address. */
    async page({ signal, ...query }: ListPemesananQuery = {}): Promise<PemesananPage> {
      const searchParams = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
      )
      const given = signal && { signal }
      return callFor(bySchema(pemesananPageSchema), () =>
        query.q
          ? http.post('api/daftar/pemesanan', { json: Object.fromEntries(searchParams), ...given })
          : http.get('api/pemesanan', { searchParams, ...given }),
      )
    },

    /** Fetches a booking by id or code (office). */
    async get(id: number | string, { signal }: { signal?: AbortSignal } = {}): Promise<Pemesanan> {
      return callFor(readOne, () => http.get(path(id), { ...(signal && { signal }) }))
    },

    /** Fetches a page of what was done to a booking and to its people, newest first (staff). */
    async history(
      id: number | string,
      { page = 1, signal }: { page?: number; signal?: AbortSignal } = {},
    ): Promise<JejakPage> {
      const searchParams = { page, per_page: JEJAK_PER_PAGE }
      return callFor(bySchema(jejakPageSchema), () =>
        http.get(`${path(id)}/jejak`, { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Books. The same idempotency key on a repetition makes one booking. */
    async create(input: PemesananDraft, key: string = newIdempotencyKey()): Promise<Pemesanan> {
      return once('api/pemesanan', input, key)
    },

    /** Returns what a booking would cost, with its plan; stores nothing. */
    async price(input: HargaDraft, signal?: AbortSignal): Promise<HargaPemesanan> {
      return callFor(readHarga, () =>
        http.post('api/pemesanan/hitung', { json: input, ...(signal && { signal }) }),
      )
    },

    /**
     * Changes payer, notes and wishes. `updated_at` of the edited copy is the optimistic lock: a stale one is refused
     * with status 409.
     */
    async update(id: number | string, input: PemesananUpdate): Promise<Pemesanan> {
      return post(path(id), input)
    },

    /** Sets a state by hand; a step that does not exist has status 409. */
    async setStatus(id: number | string, input: StatusDraft): Promise<Pemesanan> {
      return post(`${path(id)}/status`, input)
    },

    /** Adds a participant. The same idempotency key on a repetition adds one. */
    async addPeserta(
      id: number | string,
      input: PesertaDraft,
      key: string = newIdempotencyKey(),
    ): Promise<Pemesanan> {
      return once(`${path(id)}/peserta`, input, key)
    },

    /** Changes a participant: the pilgrim, the room, visa and policy. */
    async updatePeserta(id: number | string, peserta: number, input: PesertaUpdate): Promise<Pemesanan> {
      return post(`${path(id)}/peserta/${peserta}`, input)
    },

    /** Takes a participant out; the last one stays, with status 409. */
    async removePeserta(id: number | string, peserta: number): Promise<Pemesanan> {
      return callFor(readOne, () => http.delete(`${path(id)}/peserta/${peserta}`))
    },

    /** Returns the price after a change of participants beside the one before; stores nothing. */
    async difference(
      id: number | string,
      input: UbahPesertaDraft,
      signal?: AbortSignal,
    ): Promise<SelisihPemesanan> {
      return callFor(readSelisih, () =>
        http.post(`${path(id)}/peserta/hitung`, { json: input, ...(signal && { signal }) }),
      )
    },

    /** Returns the price of a move beside the one before; stores nothing. */
    async moveDifference(
      id: number | string,
      input: PindahDraft,
      signal?: AbortSignal,
    ): Promise<SelisihPemesanan> {
      return callFor(readSelisih, () =>
        http.post(`${path(id)}/pindah/hitung`, { json: input, ...(signal && { signal }) }),
      )
    },

    /** Moves participants to another departure; returns the booking that they are in then. */
    async move(
      id: number | string,
      input: PindahDraft,
      key: string = newIdempotencyKey(),
    ): Promise<Pemesanan> {
      return once(`${path(id)}/pindah`, input, key)
    },

    /** Takes the last move or cancellation back, within half an hour and while nothing else happened. */
    async undo(id: number | string): Promise<Pemesanan> {
      return post(`${path(id)}/urung`, {})
    },
  }
}
export type PemesananClient = ReturnType<typeof createPemesananClient>
