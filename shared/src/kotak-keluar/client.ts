import { bySchema, callFor, dataOf, type Http } from '../http.ts'
import type { KeadaanSurat } from './keadaan.ts'
import { type KotakKeluar, kotakKeluarSchema, type Surat, suratSchema } from './schema.ts'

export interface KotakKeluarQuery {
  keadaan?: KeadaanSurat | null
  page?: number
  per_page?: number
  signal?: AbortSignal
}

/** Calls about messages that leave. Each throws `ApiError` or, given up, an AbortError; nothing else. */
export function createKotakKeluarClient(http: Http) {
  return {
    /** One page of them, newest first, and how many there are of each state (admin). */
    async page({ signal, ...query }: KotakKeluarQuery = {}): Promise<KotakKeluar> {
      const searchParams = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      )
      return callFor(bySchema(kotakKeluarSchema), () =>
        http.get('api/kotak-keluar', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Has a message tried again, at once (admin). */
    async ulang(id: number): Promise<Surat> {
      return callFor(dataOf(suratSchema), () => http.post(`api/kotak-keluar/${id}/ulang`))
    },
  }
}
