import { bySchema, callFor, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type TitipanKeberangkatan, titipanKeberangkatanSchema } from './titipan-list-schema.ts'

/** Creates the client of a departure's paper passports. Calls throw `ApiError`, or an AbortError when aborted. */
export function createTitipanKeberangkatanClient(http: Http) {
  return {
    /** Lists where each paper passport of a departure lies (staff). */
    async list(paket: number | string, signal?: AbortSignal): Promise<TitipanKeberangkatan> {
      return callFor(bySchema(titipanKeberangkatanSchema), () =>
        http.get(`api/keberangkatan/${encodePart(paket)}/titipan`, signal ? { signal } : {}),
      )
    },
  }
}
