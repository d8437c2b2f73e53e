import { ApiError } from '../../platform/http/errors.ts'
import { callBlob, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { StatusAsked } from '../../records/noun/states.ts'
import { type ImportAnswer, imporSchema } from './import-answer.ts'
import type { PaketState } from './rules.ts'

export interface ExportQuery {
  /** Type, in any case. */
  jenis?: string | undefined
  q?: string | undefined
  /** The state; all by default. */
  status?: StatusAsked | undefined
  keadaan?: PaketState | undefined
}

/** The body of a refused sheet, with its errors. */
const refusedSchema = dataOf(imporSchema)

/** Returns the errors of a refused import, cell by cell; null for any other failure. */
export function importRefused(error: unknown): ImportAnswer | null {
  return error instanceof ApiError ? refusedSchema(error.body) : null
}

/** Creates the client of sheets of packages or registrations, for staff. Calls throw `ApiError`; nothing else. */
export function createImportClient<Query extends object = ExportQuery>(
  http: Http,
  noun: 'paket' | 'pendaftaran' = 'paket',
) {
  const read = dataOf(imporSchema)
  const send = (sheet: Blob, searchParams: Record<string, string> = {}) =>
    callFor(read, () =>
      http.post(`api/${noun}/impor`, { body: sheet, searchParams, headers: { 'content-type': 'text/csv' } }),
    )
  return {
    /** Returns the packages of a list as CSV, which `preview` and `save` accept. */
    exportCsv(query?: Query): Promise<Blob> {
      const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
        value ? [[name, String(value)] as const] : [],
      )
      return callBlob(() => http.get(`api/${noun}/ekspor.csv`, { searchParams: Object.fromEntries(asked) }))
    },

    /** A sheet to begin from. */
    contoh(): Promise<Blob> {
      return callBlob(() => http.get(`api/${noun}/impor/contoh.csv`))
    },

    /** Returns the effect of a sheet and its errors; nothing is saved. */
    preview: (sheet: Blob): Promise<ImportAnswer> => send(sheet),

    /** Imports all of it or nothing; `importRefused` reads a refusal. `isSure` confirms the question of a preview. */
    save: (sheet: Blob, isSure = false): Promise<ImportAnswer> =>
      send(sheet, { simpan: '1', ...(isSure && { yakin: '1' }) }),
  }
}
