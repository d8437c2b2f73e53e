import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type Masalah, masalahSchema } from './kesehatan-schema.ts'

/**
 * Creates the client of the product's health (admin). The call throws `ApiError`, or an AbortError when aborted;
 * nothing else.
 */
export function createKesehatanClient(http: Http) {
  return {
    /** Lists the problems, worst first; `asal` is the origin where the browser found the office. */
    async masalah(asal: string, signal?: AbortSignal): Promise<Masalah[]> {
      return callFor(dataOf(z.array(masalahSchema)), () =>
        http.get('api/kesehatan', { searchParams: { asal }, ...(signal && { signal }) }),
      )
    },
  }
}
