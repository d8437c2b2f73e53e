import { z } from 'zod'
import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { JamTenang } from './jam-tenang.ts'
import type { KeadaanSurat } from './keadaan.ts'
import { type KotakKeluar, kotakKeluarSchema, type Surat, suratSchema } from './kotak-keluar-schema.ts'
import {
  type AturanSurat,
  alamatHentiSchema,
  aturanSuratSchema,
  jamTenangSchema,
  type StopInput,
  type StoppedAddress,
} from './stopped-addresses.ts'

export interface KotakKeluarQuery {
  keadaan?: KeadaanSurat | null
  page?: number
  per_page?: number
  signal?: AbortSignal
}

/** Creates the client of the outbox. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createKotakKeluarClient(http: Http) {
  return {
    /** Fetches one page of messages, newest first, and the number in each state (admin). */
    async page({ signal, ...query }: KotakKeluarQuery = {}): Promise<KotakKeluar> {
      const searchParams = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      )
      return callFor(bySchema(kotakKeluarSchema), () =>
        http.get('api/kotak-keluar', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Schedules a message for now (admin). */
    async retry(id: number): Promise<Surat> {
      return callFor(dataOf(suratSchema), () => http.post(`api/kotak-keluar/${id}/ulang`))
    },

    /** Fetches the quiet hours and the unsubscribed addresses (admin). */
    async aturan(signal?: AbortSignal): Promise<AturanSurat> {
      return callFor(dataOf(aturanSuratSchema), () =>
        http.get('api/kotak-keluar/aturan', { ...(signal && { signal }) }),
      )
    },

    /** Sets the quiet hours, within which unrequested messages wait (admin). */
    async jamTenang(json: JamTenang): Promise<JamTenang> {
      return callFor(dataOf(jamTenangSchema), () => http.post('api/kotak-keluar/jam-tenang', { json }))
    },

    /** Unsubscribes an address, or subscribes it again; returns all unsubscribed ones (admin). */
    async stop(json: StopInput): Promise<StoppedAddress[]> {
      return callFor(dataOf(z.array(alamatHentiSchema)), () => http.post('api/kotak-keluar/henti', { json }))
    },
  }
}
