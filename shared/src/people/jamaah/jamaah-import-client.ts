import { ApiError } from '../../platform/http/errors.ts'
import { callBlob, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { type JamaahImpor, type JudulJamaah, jamaahImporSchema } from './import-answer.ts'

const read = dataOf(jamaahImporSchema)

/** Returns the new preview of a refused import; null for any other failure. */
export function jamaahImporRefused(error: unknown): JamaahImpor | null {
  return error instanceof ApiError ? read(error.body) : null
}

/** The number of a workbook's sheet, from 0; null for the first with heads that are known. */
type Lembar = number | null

/** Creates the client of the import of people. Calls throw `ApiError` and nothing else. */
export function createJamaahImportClient(http: Http) {
  const send = (sheet: Blob, lembar: Lembar, more: Record<string, string> = {}) =>
    callFor(read, () =>
      http.post('api/jamaah/impor', {
        body: sheet,
        // Whatever the sheet is, the server tells by its bytes.
        headers: { 'content-type': 'text/csv' },
        searchParams: { ...(lembar !== null && { lembar }), ...more },
      }),
    )
  return {
    /** Returns the effect of a sheet and its errors; nothing is saved. */
    preview: (sheet: Blob, lembar: Lembar = null): Promise<JamaahImpor> => send(sheet, lembar),

    /**
     * Imports all of it or nothing, as the preview of a fingerprint showed it; `jamaahImporRefused` reads a refusal.
     */
    save: (sheet: Blob, lembar: Lembar, sidik: string): Promise<JamaahImpor> =>
      send(sheet, lembar, { simpan: '1', sidik }),

    /** Remembers what heads mean. */
    async remember(judul: JudulJamaah): Promise<void> {
      await callJson(() => http.post('api/jamaah/impor/judul', { json: { judul } }))
    },

    /** An empty workbook to begin from. */
    contoh: (): Promise<Blob> => callBlob(() => http.get('api/jamaah/impor/contoh.xlsx')),

    /** The same as CSV. */
    contohCsv: (): Promise<Blob> => callBlob(() => http.get('api/jamaah/impor/contoh.csv')),
  }
}
