import { ApiError } from '../../platform/http/errors.ts'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import type { MutasiKeadaan } from './mutasi.ts'
import {
  type CocokanDraft,
  type JudulMutasi,
  type Mutasi,
  type MutasiCocok,
  type MutasiImpor,
  type MutasiPage,
  mutasiCocokSchema,
  mutasiImporSchema,
  mutasiPageSchema,
  mutasiSchema,
} from './mutasi-schema.ts'

export interface ListMutasiQuery {
  keadaan?: MutasiKeadaan
  page?: number
  per_page?: number
}

/** Facts that a statement does not say of itself: the number of its account, and the year of its days. */
export interface ImporMutasi {
  /** Blank for the account that the file names, else the first. */
  rekening?: string
  tahun?: number | null
}

const readOne = dataOf(mutasiSchema)
const readMatched = dataOf(mutasiCocokSchema)
const readImpor = dataOf(mutasiImporSchema)

/** Returns the preview within a refused import; null for any other failure. */
export function mutasiImporRefused(error: unknown): MutasiImpor | null {
  return error instanceof ApiError ? readImpor(error.body) : null
}

/** Creates the client of bank lines (finance). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createMutasiClient(http: Http) {
  const turn = (id: number, what: 'abaikan' | 'lepaskan', alasan: string): Promise<Mutasi> =>
    callFor(readOne, () => http.post(`api/mutasi/${id}/${what}`, { json: { alasan } }))
  const send = (file: Blob, { rekening = '', tahun = null }: ImporMutasi, more: Record<string, string>) =>
    callFor(readImpor, () =>
      http.post('api/mutasi/impor', {
        body: file,
        // The server tells by its bytes how its text is written.
        headers: { 'content-type': 'text/csv' },
        searchParams: { ...(rekening && { rekening }), ...(tahun !== null && { tahun }), ...more },
      }),
    )

  return {
    /** Fetches a page of bank lines, newest first; whoever looks is in the access log. */
    async page(query: ListMutasiQuery = {}, signal?: AbortSignal): Promise<MutasiPage> {
      return callFor(bySchema(mutasiPageSchema), () =>
        http.get('api/mutasi', { searchParams: { ...query }, ...(signal && { signal }) }),
      )
    },

    /** Puts a new line aside; 409 for one that is not new. */
    ignore: (id: number, alasan: string): Promise<Mutasi> => turn(id, 'abaikan', alasan),

    /** Books a new line to bookings, all parts or none; 409 for one that is not new. */
    match: (id: number, bagian: CocokanDraft['bagian']): Promise<MutasiCocok> =>
      callFor(readMatched, () => http.post(`api/mutasi/${id}/cocokkan`, { json: { bagian } })),

    /** Makes a line new again, with counter-entries for its payments; 409 for one that is new. */
    release: (id: number, alasan: string): Promise<Mutasi> => turn(id, 'lepaskan', alasan),

    /** Returns the effect of a statement and its errors; nothing is saved. */
    preview: (file: Blob, about: ImporMutasi = {}): Promise<MutasiImpor> => send(file, about, {}),

    /** Saves the new lines of a statement, all or none; `mutasiImporRefused` reads a refusal. */
    save: (file: Blob, about: ImporMutasi = {}): Promise<MutasiImpor> => send(file, about, { simpan: '1' }),

    /** Remembers the meaning of heads of an account; blank for the first. */
    async rememberHeads(rekening: string, judul: JudulMutasi): Promise<void> {
      await callJson(() => http.post('api/mutasi/impor/judul', { json: { rekening, judul } }))
    },
  }
}
export type MutasiClient = ReturnType<typeof createMutasiClient>
