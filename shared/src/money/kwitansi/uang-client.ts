import { createProgressFetch } from '../../files/gambar/progress-fetch.ts'
import { bySchema, callBlob, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../../platform/http/idempotency.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import type { PindahLebihDraft, TarikLebih } from '../pembayaran/lebih-schema.ts'
import type { PembayaranStatus } from '../pembayaran/pembayaran.ts'
import {
  type HapusSisaDraft,
  type Pembayaran,
  type PembayaranDraft,
  type PembayaranPage,
  pembayaranPageSchema,
  pembayaranSchema,
  type TagihanDraft,
  type Uang,
  uangSchema,
} from '../pembayaran/pembayaran-schema.ts'
import { type Terima, terimaSchema } from './kwitansi-schema.ts'

interface RecordOptions {
  /** A picture or PDF that proves the payment. */
  bukti?: File | null
  /** The same key on a repetition records one payment. */
  key?: string
  /** A listener for the share of the proof that has gone out, 0 to 1. Browsers only. */
  onProgress?: (fraction: number) => void
}

export interface ListPembayaranQuery {
  status?: PembayaranStatus
  page?: number
  signal?: AbortSignal
}

const readPage = bySchema(pembayaranPageSchema)
const readUang = dataOf(uangSchema)
const readPembayaran = dataOf(pembayaranSchema)
const readTerima = dataOf(terimaSchema)

/** Creates the client of a booking's money (office). Calls throw `ApiError`, or an AbortError; nothing else. */
export function createUangClient(http: Http) {
  const ofBooking = (id: number | string, part: string) => `api/pemesanan/${encodePart(id)}/${part}`
  const ofPayment = (id: number, part: string) => `api/pembayaran/${id}/${part}`
  return {
    /** Fetches bills, payments and what is left of a booking, by its id or code. */
    async get(id: number | string, signal?: AbortSignal): Promise<Uang> {
      return callFor(readUang, () => http.get(ofBooking(id, 'uang'), signal ? { signal } : {}))
    },

    /** Adds a bill beside the plan. The same idempotency key on a repetition adds one. */
    async addBill(
      id: number | string,
      input: TagihanDraft,
      key: string = newIdempotencyKey(),
    ): Promise<Uang> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(readUang, () => http.post(ofBooking(id, 'tagihan'), { json: input, headers }))
    },

    /** Writes off what a bill still asks for, or a part of it (admin). */
    async writeOff(id: number | string, tagihan: number, input: HapusSisaDraft): Promise<Uang> {
      return callFor(readUang, () => http.post(ofBooking(id, `tagihan/${tagihan}/hapus`), { json: input }))
    },

    /** Gives what no bill needs to another booking (finance); once under an idempotency key. */
    async giveExcess(
      id: number | string,
      input: PindahLebihDraft,
      key: string = newIdempotencyKey(),
    ): Promise<Uang> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(readUang, () => http.post(ofBooking(id, 'lebih/pindah'), { json: input, headers }))
    },

    /** Takes back all that went from a booking to another (finance). */
    async takeExcessBack(id: number | string, input: TarikLebih): Promise<Uang> {
      return callFor(readUang, () => http.post(ofBooking(id, 'lebih/tarik'), { json: input }))
    },

    /** Fetches a page of payments over all bookings, of those that wait the oldest first (finance). */
    async page({ status = 'menunggu', page = 1, signal }: ListPembayaranQuery = {}): Promise<PembayaranPage> {
      const searchParams = { status, page }
      return callFor(readPage, () => http.get('api/pembayaran', { searchParams, ...(signal && { signal }) }))
    },

    /** Records a payment that waits to be verified, with its proof where there is one. */
    async record(
      id: number | string,
      input: PembayaranDraft,
      { bukti = null, key = newIdempotencyKey(), onProgress }: RecordOptions = {},
    ): Promise<Pembayaran> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      const fetch = onProgress && bukti ? { fetch: createProgressFetch(onProgress) } : {}
      const body = bukti ? { body: formOf(input, bukti) } : { json: input }
      return callFor(readPembayaran, () =>
        http.post(ofBooking(id, 'pembayaran'), { ...body, headers, ...fetch }),
      )
    },

    /** Verifies a payment (finance); the answer is its receipt. Who recorded it gets 403, the second of two 409. */
    async accept(id: number): Promise<Terima> {
      return callFor(readTerima, () => http.post(ofPayment(id, 'terima')))
    },

    /** Refuses a payment that waits (finance). */
    async refuse(id: number, alasan: string): Promise<Pembayaran> {
      return callFor(readPembayaran, () => http.post(ofPayment(id, 'tolak'), { json: { alasan } }))
    },

    /** Cancels an accepted payment and its receipt (finance); `waitsAgain` puts it back in the queue as it was. */
    async cancel(id: number, alasan: string, { waitsAgain = false } = {}): Promise<Pembayaran> {
      const json = { alasan, ...(waitsAgain && { menunggu_lagi: true }) }
      return callFor(readPembayaran, () => http.post(ofPayment(id, 'batalkan'), { json }))
    },

    /** Downloads the proof of a payment; the access log notes it. */
    async openProof(id: number, signal?: AbortSignal): Promise<Blob> {
      return callBlob(() => http.get(ofPayment(id, 'bukti'), signal ? { signal } : {}))
    },
  }
}
export type UangClient = ReturnType<typeof createUangClient>

/** A form has no way to leave a field out but not to have it. */
function formOf(input: PembayaranDraft, bukti: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null && value !== '') form.set(name, String(value))
  form.set('bukti', bukti)
  return form
}
