import { z } from 'zod'
import { ApiError } from '../../platform/http/errors.ts'
import { bySchema, callFor, callJson, type Http } from '../../platform/http/http.ts'
import { sureQuery } from '../../platform/http/yakin.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import type { Noun } from '../noun/field.ts'
import { readRecord } from '../noun/read.ts'
import type { RecordOf } from '../noun/record.ts'
import { type Restored, readRestored } from './restored.ts'
import { RIWAYAT_PER_PAGE, type Riwayat, type RiwayatLengkap, riwayatSchema } from './riwayat.ts'

const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ total: z.number() }).optional().catch(undefined),
})

const wholeSchema = z.object({ data: riwayatSchema.loose() })

export interface RiwayatPage {
  data: Riwayat[]
  /** The number of all revisions. */
  total: number
}

/**
 * Creates the client of a noun's revisions (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createRiwayatClient<N extends Noun>(http: Http, noun: N) {
  const path = (id: number | string) => `api/${noun.name}/${encodePart(id)}/riwayat`
  return {
    /** Fetches one page of revisions, newest first, which is the present record. Leaves out unreadable ones. */
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

    /** Fetches one revision with the record as it was. */
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

    /**
     * Restores a record to a revision, as a new change; the revision stays. `isSure` confirms the question of a refusal
     * (`pertanyaanOf`).
     */
    async restore(id: number | string, riwayatId: number, isSure = false): Promise<Restored<RecordOf<N>>> {
      const searchParams = sureQuery(isSure)
      return readRestored(
        noun,
        await callJson(() => http.post(`${path(id)}/${riwayatId}/pulihkan`, { searchParams })),
      )
    },
  }
}
export type RiwayatClient<N extends Noun> = ReturnType<typeof createRiwayatClient<N>>
