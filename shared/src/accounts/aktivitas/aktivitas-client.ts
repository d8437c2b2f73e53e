import { bySchema, callBlob, callFor, type Http } from '../../platform/http/http.ts'
import type { AktivitasJenis, AktivitasKelompok } from '../../records/riwayat/aktivitas-aksi.ts'
import { type AktivitasPage, aktivitasPageSchema } from './aktivitas-schema.ts'

export interface AktivitasFilter {
  /** Id of an account. */
  siapa?: string
  jenis?: AktivitasJenis
  kelompok?: AktivitasKelompok
  /** Words of the actor's name, and of the thing's. */
  q?: string
  /** Days of Jakarta, both included. */
  dari?: string
  sampai?: string
}
export interface AktivitasQuery extends AktivitasFilter {
  page?: number
  per_page?: number
  signal?: AbortSignal
}

/**
 * Creates the client of the activity log (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else.
 */
export function createAktivitasClient(http: Http) {
  return {
    /** Fetches one page of activities, newest first. */
    async page({ signal, ...query }: AktivitasQuery = {}): Promise<AktivitasPage> {
      return callFor(bySchema(aktivitasPageSchema), () =>
        http.get('api/aktivitas', { searchParams: query, ...(signal && { signal }) }),
      )
    },

    /** Fetches all activities that a filter finds, as CSV. */
    csv(filter: AktivitasFilter): Promise<Blob> {
      return callBlob(() => http.get('api/aktivitas/ekspor.csv', { searchParams: { ...filter } }))
    },
  }
}
