import { z } from 'zod'
import { callFor, dataOf, type Http } from './http.ts'

/** The most hits of one kind. */
export const TEMUAN_MAX = 8
/** The longest search that is read. */
export const TEMUAN_Q_MAX = 200

/** What the office's search found: one record of whatever kind. */
export const temuanSchema = z
  .object({
    /** The noun, or `pendaftaran`. */
    jenis: z.string(),
    id: z.number().int(),
    /** What the record is called. */
    judul: z.string(),
    /** What tells it from others of its name: state, day, price. */
    keterangan: z.string(),
    /** The office's page of it, a path with its query. */
    alamat: z.string(),
  })
  .meta({ id: 'Temuan' })
export type Temuan = z.infer<typeof temuanSchema>

const readTemuan = dataOf(z.array(temuanSchema))

/** The office's search. It throws `ApiError` or, given up, an AbortError; nothing else. */
export function createCariClient(http: Http) {
  return {
    /** The best of each kind, kinds one after the other. */
    find(q: string, { signal }: { signal?: AbortSignal } = {}): Promise<Temuan[]> {
      const options = { searchParams: { q: q.slice(0, TEMUAN_Q_MAX) }, ...(signal && { signal }) }
      return callFor(readTemuan, () => http.get('api/cari', options))
    },
  }
}
