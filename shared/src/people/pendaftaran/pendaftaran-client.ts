import { z } from 'zod'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../../platform/http/idempotency.ts'
import { type Giliran, giliranSchema } from './giliran-schema.ts'
import type { JenisPendaftaran } from './jenis.ts'
import { countPendaftaran, type PendaftaranJumlah } from './jumlah.ts'
import type { KontakDraft } from './kontak-schema.ts'
import {
  type JoinInput,
  type Pendaftaran,
  type PendaftaranAnswer,
  type PendaftaranDraft,
  type PendaftaranKantorDraft,
  type PendaftaranLengkap,
  type PendaftaranSampah,
  type PendaftaranSaya,
  type PendaftaranUpdate,
  type Petugas,
  pendaftaranAnswerSchema,
  pendaftaranLengkapSchema,
  pendaftaranSampahSchema,
  pendaftaranSayaSchema,
  pendaftaranSchema,
  petugasSchema,
  type Sama,
} from './pendaftaran-schema.ts'
import { type ResponseTimes, tanggapSchema } from './response-times-schema.ts'
import type { PendaftaranStatus, TempoPendaftaran } from './status.ts'
import { type Terdaftar, terdaftarSchema } from './terdaftar-schema.ts'

interface Call {
  signal?: AbortSignal
}

export interface ListPendaftaranQuery extends Call {
  status?: PendaftaranStatus | null
  jenis?: JenisPendaftaran | null
  q?: string
  /** First day of a week in the agency's calendar (`YYYY-MM-DD`): only those of its seven days. */
  minggu?: string | null
  /** The slug of a departure, to find only its registrations. */
  paket?: string | null
  /** The person responsible: id of an account, or `tanpa` for nobody. */
  petugas?: string | null
  /** The next steps that are due: today and before, or before today. */
  tempo?: TempoPendaftaran | null
  /** Only possible duplicates. */
  kembar?: '1' | null
}

export interface PagePendaftaranQuery extends ListPendaftaranQuery {
  page?: number
  per_page?: number
  /** Only registrations older than the one of this id. */
  sebelum?: number
  /** A file is made of it, which the server notes. */
  untuk?: 'unduh'
}

const listSchema = z.object({ data: z.array(pendaftaranSchema), meta: z.object({ total: z.number() }) })
const readLengkap = dataOf(pendaftaranLengkapSchema)
const readOwn = dataOf(z.array(pendaftaranSayaSchema))
/** The number of records of one call. */
const MOST = 100

/** Creates the client of registrations. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPendaftaranClient(http: Http) {
  const withSignal = ({ signal }: Call) => (signal ? { signal } : {})

  async function page({ signal, ...query }: PagePendaftaranQuery = {}) {
    const searchParams = Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    )
    const options = { searchParams, ...(signal && { signal }) }
    const { data, meta } = await callFor(bySchema(listSchema), () => http.get('api/pendaftaran', options))
    return { data, total: meta.total }
  }

  return {
    /** Fetches one page of registrations, newest first, and their total (admin). */
    page,

    /** Fetches all registrations for a file, newest first, in pieces (admin). */
    async list(query: ListPendaftaranQuery = {}, onPiece?: (read: number, total: number) => void) {
      const all: Pendaftaran[] = []
      for (;;) {
        const last = all.at(-1)
        const piece = await page({
          ...query,
          untuk: 'unduh',
          per_page: MOST,
          ...(last && { sebelum: last.id }),
        })
        all.push(...piece.data)
        onPiece?.(all.length, piece.total)
        if (piece.data.length < MOST) return all
      }
    },

    /** Counts registrations by status; few bytes while nothing changes (admin). */
    async count(call: Call = {}): Promise<PendaftaranJumlah> {
      return countPendaftaran(http, call)
    },

    /** Lists turns: departures with seats and who waits for them; of one departure, a full one as well (admin). */
    async giliran({ paket, signal }: Call & { paket?: number } = {}): Promise<Giliran[]> {
      const searchParams = paket === undefined ? {} : { paket, semua: 1 }
      return callFor(dataOf(z.array(giliranSchema)), () =>
        http.get('api/pendaftaran/giliran', { searchParams, ...withSignal({ ...(signal && { signal }) }) }),
      )
    },

    /** Returns the office's time to a first answer, also by person (admin). */
    async responseTimes(call: Call = {}): Promise<ResponseTimes> {
      return callFor(dataOf(tanggapSchema), () => http.get('api/pendaftaran/tanggap', withSignal(call)))
    },

    /** Counts registrations for each departure that has any (office). */
    async terdaftar(call: Call = {}): Promise<Terdaftar[]> {
      return callFor(dataOf(z.array(terdaftarSchema)), () =>
        http.get('api/pendaftaran/terdaftar', withSignal(call)),
      )
    },

    /** Fetches the registrations under the account's own mail address, without staff's notes. */
    async listOwn(call: Call = {}): Promise<PendaftaranSaya[]> {
      return callFor(readOwn, () => http.get('api/pendaftaran/saya', withSignal(call)))
    },

    /** Withdraws one's own consent to promotion; returns one's registrations after it. */
    async withdrawOwn(): Promise<PendaftaranSaya[]> {
      return callFor(readOwn, () => http.post('api/pendaftaran/saya/tarik-pemasaran'))
    },

    /** Registers. The same idempotency key on a repetition makes one registration. */
    async create(input: PendaftaranDraft, key: string = newIdempotencyKey()): Promise<PendaftaranAnswer> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(bySchema(pendaftaranAnswerSchema), () =>
        http.post('api/pendaftaran', { json: input, headers }),
      )
    },

    /**
     * Changes the staff's notes on a registration, and corrects it (admin). `updated_at` of the edited copy is the
     * optimistic lock: a stale one is refused with status 409.
     */
    async update(id: number, input: PendaftaranUpdate): Promise<Pendaftaran> {
      return callFor(dataOf(pendaftaranSchema), () => http.patch(`api/pendaftaran/${id}`, { json: input }))
    },

    /** Fetches a registration with its contacts, its history and its possible duplicates (office). */
    async one(id: number, call: Call = {}): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.get(`api/pendaftaran/${id}`, withSignal(call)))
    },

    /** Lists the staff who can be responsible for a registration (staff). */
    async petugas(call: Call = {}): Promise<Petugas[]> {
      return callFor(dataOf(z.array(petugasSchema)), () =>
        http.get('api/pendaftaran/petugas', withSignal(call)),
      )
    },

    /**
     * Finds the newest registrations with a phone number, in any notation, or a mail address, before staff enter one
     * again (staff).
     */
    async sama(input: Sama, call: Call = {}): Promise<Pendaftaran[]> {
      return callFor(dataOf(z.array(pendaftaranSchema)), () =>
        http.post('api/pendaftaran/sama', { json: input, ...withSignal(call) }),
      )
    },

    /** Stores a registration by phone or at the counter, once per idempotency key (staff). */
    async addKantor(input: PendaftaranKantorDraft, key: string): Promise<PendaftaranLengkap> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(readLengkap, () => http.post('api/pendaftaran/kantor', { json: input, headers }))
    },

    /** Records a contact and the next step, once per idempotency key (staff). */
    async addKontak(id: number, input: KontakDraft, key: string): Promise<PendaftaranLengkap> {
      const headers = { [IDEMPOTENCY_HEADER]: key }
      return callFor(readLengkap, () => http.post(`api/pendaftaran/${id}/kontak`, { json: input, headers }))
    },

    /** Corrects a contact (staff). */
    async updateKontak(id: number, kontak: number, input: KontakDraft): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.patch(`api/pendaftaran/${id}/kontak/${kontak}`, { json: input }))
    },

    /** Deletes a contact that was noted by mistake (staff). */
    async removeKontak(id: number, kontak: number): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.delete(`api/pendaftaran/${id}/kontak/${kontak}`))
    },

    /** Joins another registration to this one; both stay whole (staff). */
    async join(id: number, input: JoinInput): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.post(`api/pendaftaran/${id}/gabung`, { json: input }))
    },

    /** Takes a joined registration apart again; returns the one that it was joined to (staff). */
    async split(id: number): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.post(`api/pendaftaran/${id}/pisah`))
    },

    /** Marks all possible duplicates as different (staff). */
    async bukanKembar(id: number): Promise<PendaftaranLengkap> {
      return callFor(readLengkap, () => http.post(`api/pendaftaran/${id}/bukan-kembar`))
    },

    /** Puts a registration into the trash, from which it comes back within thirty days (staff). */
    async remove(id: number): Promise<void> {
      await callJson(() => http.delete(`api/pendaftaran/${id}`))
    },

    /** Lists the trash, the newest first (staff). */
    async sampah(call: Call = {}): Promise<PendaftaranSampah[]> {
      return callFor(dataOf(z.array(pendaftaranSampahSchema)), () =>
        http.get('api/pendaftaran/sampah', withSignal(call)),
      )
    },

    /** Restores a registration from the trash (staff). */
    async restore(id: number): Promise<Pendaftaran> {
      return callFor(dataOf(pendaftaranSchema), () => http.post(`api/pendaftaran/${id}/pulihkan`))
    },

    /** Erases a person's data for good, as they may ask for (admin). */
    async erase(id: number): Promise<void> {
      await callJson(() => http.delete(`api/pendaftaran/${id}/selamanya`))
    },
  }
}
export type PendaftaranClient = ReturnType<typeof createPendaftaranClient>
