import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type Cadangan, type CadanganPage, cadanganPageSchema, cadanganSchema } from './cadangan-schema.ts'

export interface CadanganQuery {
  page?: number
  per_page?: number
  signal?: AbortSignal
}

/** Creates the client of backups (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createCadanganClient(http: Http) {
  return {
    /** Fetches one page of backups, newest first, with their state as a whole. */
    async page({ signal, ...query }: CadanganQuery = {}): Promise<CadanganPage> {
      return callFor(bySchema(cadanganPageSchema), () =>
        http.get('api/cadangan', { searchParams: query, ...(signal && { signal }) }),
      )
    },

    /** Starts a backup; the answer comes as it begins. */
    async start(): Promise<Cadangan> {
      return callFor(dataOf(cadanganSchema), () => http.post('api/cadangan'))
    },
  }
}
