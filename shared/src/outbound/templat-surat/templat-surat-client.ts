import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { TeksTemplat } from './naskah-templat.ts'
import type { NamaTemplat } from './templat.ts'
import {
  type PratinjauSurat,
  pratinjauSuratSchema,
  type TemplatSurat,
  type TemplatUpdate,
  templatSchema,
} from './templat-surat-schema.ts'

const PATH = 'api/templat-surat'

/**
 * Creates the client of message templates (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else.
 */
export function createTemplatClient(http: Http) {
  return {
    /** Lists all messages with the texts that staff gave them. */
    list: (signal?: AbortSignal): Promise<TemplatSurat[]> =>
      callFor(dataOf(z.array(templatSchema)), () => http.get(PATH, { ...(signal && { signal }) })),

    /** Lists its versions, newest first. */
    riwayat: (nama: NamaTemplat, signal?: AbortSignal): Promise<TemplatSurat[]> =>
      callFor(dataOf(z.array(templatSchema)), () =>
        http.get(`${PATH}/${nama}/riwayat`, { ...(signal && { signal }) }),
      ),

    /** Keeps a new version; `versi` of the edited copy refuses to lay it over somebody else's. */
    save: (nama: NamaTemplat, json: TemplatUpdate): Promise<TemplatSurat> =>
      callFor(dataOf(templatSchema), () => http.post(`${PATH}/${nama}`, { json })),

    /** The message as it would read, with example data. */
    pratinjau: (nama: NamaTemplat, json: TeksTemplat, signal?: AbortSignal): Promise<PratinjauSurat> =>
      callFor(dataOf(pratinjauSuratSchema), () =>
        http.post(`${PATH}/${nama}/pratinjau`, { json, ...(signal && { signal }) }),
      ),
  }
}
