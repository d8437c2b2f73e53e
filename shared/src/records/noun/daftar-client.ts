import { z } from 'zod'
import { callFor, type Http } from '../../platform/http/http.ts'
import { isPaperNumber } from '../../platform/text/paper-number.ts'
import type { Noun } from './field.ts'
import { DAFTAR_UTUH, type DaftarPage, type DaftarQuery, writeSorting } from './noun-list.ts'
import { readListAnswer, readSummary } from './read.ts'
import type { SummaryOf } from './record.ts'
import { isFoundByNumber } from './sealed.ts'

/** A page of a list that is too long to load whole. */
export interface DaftarHalaman<Row> extends DaftarPage<Row> {
  /** The running number of each row in the list's own order. */
  nomor: readonly number[]
  /** The words of each filter that has people's own. */
  kata: Readonly<Record<string, readonly string[]>>
}

/** Fields of an answer of `GET /api/daftar/{noun}` besides the records and their number. */
export const daftarFields = {
  nomor: z.array(z.int()),
  jumlah: z.record(z.string(), z.int()),
  kata: z.record(z.string(), z.array(z.string())),
}
const metaSchema = z.object({ meta: z.object({ total: z.int() }) })
const restSchema = metaSchema.extend(daftarFields)

/**
 * Creates the client of a noun's list in the office. Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createDaftarClient<N extends Noun>(http: Http, noun: N) {
  const read = (answer: unknown) => readListAnswer(answer, (item) => readSummary(noun, item))
  const isByNumber = isFoundByNumber(noun)
  return {
    /**
     * Fetches all summaries, in any state; null if there are more than `DAFTAR_UTUH`, unless the host sends them
     * anyway.
     */
    async utuh({ signal }: { signal?: AbortSignal } = {}): Promise<SummaryOf<N>[] | null> {
      const searchParams = { status: 'semua', ringkas: '1', paling_banyak: String(DAFTAR_UTUH) }
      const { rows } = await callFor(
        (answer) => {
          const list = read(answer)
          const total = metaSchema.safeParse(answer).data?.meta.total ?? 0
          return list && { rows: list.length === 0 && total > 0 ? null : list }
        },
        () => http.get(`api/${noun.name}`, { searchParams, ...(signal && { signal }) }),
      )
      return rows
    },

    /**
     * Fetches one page of summaries, with their numbers and the counts of each filter's choices. Of a noun that is
     * found by numbers of papers (`isFoundByNumber`), what looks like one goes in a body.
     */
    async halaman(
      { q, chosen, sorting, page, per_page }: DaftarQuery,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<DaftarHalaman<SummaryOf<N>>> {
      const sort = writeSorting(sorting)
      const given = Object.entries(chosen).filter(([, choice]) => choice)
      const asked = {
        ...Object.fromEntries(given),
        ...(q && { q }),
        ...(sort && { sort }),
        page: String(page),
        per_page: String(per_page),
      }
      const address = `api/daftar/${noun.name}`
      return callFor(
        (answer) => {
          const rows = read(answer)
          const rest = restSchema.safeParse(answer).data
          if (!rows || !rest) return null
          return { rows, total: rest.meta.total, counts: rest.jumlah, nomor: rest.nomor, kata: rest.kata }
        },
        () =>
          isByNumber && isPaperNumber(q)
            ? http.post(address, { json: asked, ...(signal && { signal }) })
            : http.get(address, { searchParams: asked, ...(signal && { signal }) }),
      )
    },
  }
}
