import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import type { Mrz } from './mrz.ts'
import type { MrzInput } from './mrz-lines.ts'
import type { Nik } from './nik.ts'
import { mrzSchema, type NikInput, nikSchema } from './number-check-schema.ts'

/** Creates the client of pilgrims. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createJamaahClient(http: Http) {
  return {
    /** Reads and checks the zone of a passport; stores nothing (staff). */
    async mrz(input: MrzInput, signal?: AbortSignal): Promise<Mrz> {
      return callFor(dataOf(mrzSchema), () =>
        http.post('api/jamaah/mrz', { json: input, ...(signal && { signal }) }),
      )
    },

    /** Reads and checks a NIK; stores nothing (staff). */
    async nik(input: NikInput, signal?: AbortSignal): Promise<Nik> {
      return callFor(dataOf(nikSchema), () =>
        http.post('api/jamaah/nik', { json: input, ...(signal && { signal }) }),
      )
    },
  }
}
