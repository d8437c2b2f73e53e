import { callBlob, type Http } from '../../platform/http/http.ts'
import type { PosterUkuran } from './poster.ts'

/**
 * Creates the client of the month's poster, for staff. Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createPosterClient(http: Http) {
  return {
    /** A month's published departures (`2027-03`) as PNG. */
    draw(bulan: string, ukuran: PosterUkuran, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
      const searchParams = { ukuran }
      return callBlob(() => http.get(`api/poster/${bulan}`, { searchParams, ...(signal && { signal }) }))
    },
  }
}
