import { z } from 'zod'
import { ApiError } from '../errors.ts'
import { bySchema, callFor, callJson, type Http } from '../http.ts'
import type { Noun } from '../noun/field.ts'
import { readRecord } from '../noun/read.ts'
import type { RecordOf } from '../noun/record.ts'
import { type Restored, readRestored } from './restored.ts'

/** What a revision records: the record was made, changed, a package's seats alone were, it was put into the trash, or brought back. */
export const RIWAYAT_AKSI = ['buat', 'ubah', 'kursi', 'hapus', 'pulihkan'] as const
export type RiwayatAksi = (typeof RIWAYAT_AKSI)[number]

/** Revisions on one page of the list. */
export const RIWAYAT_PER_PAGE = 20

/** The account behind a change: names are chosen freely, accounts are not. */
export const pelakuSchema = z.object({ id: z.number().int(), email: z.string() })

/** One revision as `GET /api/{noun}/{id}/riwayat` lists it: who did what when. The record as it was then is asked for by itself. */
export const riwayatSchema = z.object({
  id: z.number().int(),
  aksi: z.enum(RIWAYAT_AKSI),
  /** ISO 8601 in UTC. */
  waktu: z.string(),
  /** Name of who did it, or their email where no name is known; empty for the machine itself. */
  oleh: z.string(),
  /** Null for the machine itself, and for changes from before accounts were kept. */
  akun: pelakuSchema.nullable().default(null),
})
export type Riwayat = z.infer<typeof riwayatSchema>
/** One revision with the record as it was then, which answers call by its noun. */
export type RiwayatLengkap<Data> = Riwayat & { data: Data }

/** Who did it, for people: the name, and the account where that is another text. */
export function pelakuText({ oleh, akun }: Pick<Riwayat, 'oleh' | 'akun'>): string {
  return akun && akun.email !== oleh ? `${oleh} (${akun.email})` : oleh
}

const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ total: z.number() }).optional().catch(undefined),
})

const wholeSchema = z.object({ data: riwayatSchema.loose() })

export interface RiwayatPage {
  data: Riwayat[]
  /** How many there are in all. */
  total: number
}

/** Calls about the revisions of a noun's records (admin). Each throws `ApiError` or, given up, an AbortError; nothing else. */
export function createRiwayatClient<N extends Noun>(http: Http, noun: N) {
  const path = (id: number | string) => `api/${noun.name}/${encodeURIComponent(id)}/riwayat`
  return {
    /** A page of them, newest first; the first one of all is the record as it stands. What cannot be read is left out. */
    async list(
      id: number | string,
      { page = 1, signal }: { page?: number; signal?: AbortSignal } = {},
    ): Promise<RiwayatPage> {
      const searchParams = { page, per_page: RIWAYAT_PER_PAGE }
      const options = { searchParams, ...(signal && { signal }) }
      const { data, meta } = await callFor(bySchema(pageSchema), () => http.get(path(id), options))
      return {
        data: data.flatMap((item) => riwayatSchema.safeParse(item).data ?? []),
        total: meta?.total ?? data.length,
      }
    },

    /** One of them with the record as it was. */
    async get(
      id: number | string,
      riwayatId: number,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<RiwayatLengkap<RecordOf<N>>> {
      const { data: revision } = await callFor(bySchema(wholeSchema), () =>
        http.get(`${path(id)}/${riwayatId}`, { ...(signal && { signal }) }),
      )
      const data = readRecord(noun, revision[noun.name])
      if (!data) throw new ApiError(404, { message: 'Riwayat ini tidak dapat dibaca.' })
      return { ...riwayatSchema.parse(revision), data }
    },

    /** Makes the record what it was in that revision, as a new change; the revision itself stays. */
    async restore(id: number | string, riwayatId: number): Promise<Restored<RecordOf<N>>> {
      return readRestored(noun, await callJson(() => http.post(`${path(id)}/${riwayatId}/pulihkan`)))
    },
  }
}
export type RiwayatClient<N extends Noun> = ReturnType<typeof createRiwayatClient<N>>
