import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type Kesiapan, kesiapanSchema } from './readiness-schema.ts'

const readAll = dataOf(z.array(kesiapanSchema))

/** Creates the client of readiness (staff). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createKesiapanClient(http: Http) {
  return {
    /** Fetches how ready each participant of a booking is for its journey. */
    async ofBooking(id: number | string, signal?: AbortSignal): Promise<Kesiapan[]> {
      return callFor(readAll, () =>
        http.get(`api/pemesanan/${encodePart(id)}/kesiapan`, signal ? { signal } : {}),
      )
    },
  }
}
