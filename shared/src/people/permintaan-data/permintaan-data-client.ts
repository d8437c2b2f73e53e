import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { KeadaanPermintaan } from './jenis.ts'
import {
  type Permintaan,
  type PermintaanAnswer,
  type PermintaanNote,
  type PermintaanPage,
  type Persetujuan,
  permintaanPageSchema,
  permintaanSchema,
  persetujuanSchema,
} from './permintaan-data-schema.ts'

export interface PermintaanQuery {
  keadaan?: KeadaanPermintaan | null
  page?: number
  per_page?: number
  signal?: AbortSignal
}

/** Creates the client of data requests. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPermintaanClient(http: Http) {
  return {
    /** Fetches one page of requests, waiting ones first (staff). */
    async page({ signal, ...query }: PermintaanQuery = {}): Promise<PermintaanPage> {
      const searchParams = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      )
      return callFor(bySchema(permintaanPageSchema), () =>
        http.get('api/permintaan-data', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Records a request that was told to the office (staff). */
    async note(input: PermintaanNote): Promise<Permintaan> {
      return callFor(dataOf(permintaanSchema), () => http.post('api/permintaan-data/catat', { json: input }))
    },

    /** Settles a request; one to erase that is granted erases (staff). */
    async answer(id: number, jawab: PermintaanAnswer): Promise<Permintaan> {
      return callFor(dataOf(permintaanSchema), () => http.patch(`api/permintaan-data/${id}`, { json: jawab }))
    },

    /** The consent as it was given with a registration (staff). */
    async persetujuan(pendaftaranId: number, signal?: AbortSignal): Promise<Persetujuan> {
      return callFor(dataOf(persetujuanSchema), () =>
        http.get(`api/pendaftaran/${pendaftaranId}/persetujuan`, { ...(signal && { signal }) }),
      )
    },
  }
}
