import { ApiError } from '../../platform/http/errors.ts'
import { callFor, callJson, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../../platform/http/idempotency.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import type { SlugGiven } from './alamat.ts'
import type { Fields, Noun } from './field.ts'
import { readAnswer, readListAnswer, readRecord, readSummary, readWarned, type Warned } from './read.ts'
import type { DraftOf, RecordOf, SummaryOf, UpdateOf } from './record.ts'
import type { StatusAsked } from './states.ts'

/** Names of a noun's references. */
type RefName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'ref' } ? Name : never
}[keyof F & string]

export interface ListQuery<F extends Fields = Fields> {
  /** Words to look for. */
  q?: string
  kategori?: string
  /** The state, live by default; other states are for staff. */
  status?: StatusAsked
  /** Records of a page; all by default. */
  per_page?: number
  /** The records that the listed ones refer to, by field. */
  refs?: Readonly<Partial<Record<RefName<F>, number>>>
  signal?: AbortSignal
}

/** Reads an opened value out of its answer; null for none. */
function readNilai(data: unknown): string | null {
  const isOpened = typeof data === 'object' && data !== null && 'nilai' in data
  return isOpened && typeof data.nilai === 'string' ? data.nilai : null
}

/**
 * Creates the client of a noun without further calls. Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createNounClient<N extends Noun>(http: Http, noun: N) {
  const root = `api/${noun.name}`
  const path = (id: number | string) => `${root}/${encodePart(id)}`
  const read = (item: unknown) => readRecord(noun, item)
  const one = async (call: () => Promise<Response>): Promise<RecordOf<N> & Warned> => {
    const answer = await callJson(call)
    const record = readAnswer(answer, read)
    if (!record) throw new ApiError(404, { message: 'Data yang anda tuju tidak tersedia' })
    return { ...record, ...readWarned(answer) }
  }

  /**
   * Lists all records, in their own order; those that cannot be shown are left out. With `ringkas` without long fields,
   * which no table shows.
   */
  async function list(query: ListQuery<N['fields']> & { ringkas: true }): Promise<SummaryOf<N>[]>
  async function list(query?: ListQuery<N['fields']>): Promise<RecordOf<N>[]>
  async function list({ signal, ringkas, refs, ...asked }: ListQuery<N['fields']> & { ringkas?: true } = {}) {
    const given = { ...asked, ...refs, ...(ringkas && { ringkas: '1' }) }
    const searchParams = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
    const call = () => http.get(root, { searchParams, ...(signal && { signal }) })
    if (ringkas) return callFor((answer) => readListAnswer(answer, (item) => readSummary(noun, item)), call)
    return callFor((answer) => readListAnswer(answer, read), call)
  }

  return {
    list,

    /** Fetches a record by id, or by slug if the noun has addresses. */
    async get(id: number | string, { signal }: { signal?: AbortSignal } = {}): Promise<RecordOf<N> & Warned> {
      // Whoever looks at a form has not looked at what is sealed.
      const masked = noun.readOpens && { searchParams: { samar: '1' } }
      return one(() => http.get(path(id), { ...masked, ...(signal && { signal }) }))
    },

    /** Adds a record. The same idempotency key on a repetition makes one. */
    async create(
      input: DraftOf<N['fields']> & SlugGiven<N>,
      key: string = newIdempotencyKey(),
    ): Promise<RecordOf<N> & Warned> {
      return one(() => http.post(root, { json: input, headers: { [IDEMPOTENCY_HEADER]: key } }))
    },

    /**
     * Changes a record. `updated_at` of the edited copy is the optimistic lock: a stale one is refused with status 409.
     */
    async update(
      id: number | string,
      input: UpdateOf<N['fields']> & SlugGiven<N>,
    ): Promise<RecordOf<N> & Warned> {
      return one(() => http.post(path(id), { json: input }))
    },

    /** Opens a sealed field of a record, for a reason that the access log keeps. */
    async open(id: number | string, isian: string, alasan: string): Promise<string> {
      return callFor(
        (answer) => readAnswer(answer, readNilai),
        () => http.post(`${path(id)}/buka`, { json: { isian, alasan } }),
      )
    },

    async remove(id: number | string): Promise<void> {
      await callJson(() => http.delete(path(id)))
    },

    /** Puts records into an order, where the noun keeps one; those that are not named stand behind, as they stood. */
    async urutan(ids: readonly number[]): Promise<void> {
      await callJson(() => http.post(`${root}/urutan`, { json: { ids } }))
    },
  }
}
