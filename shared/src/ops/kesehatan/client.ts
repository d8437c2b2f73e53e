import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type Masalah, masalahSchema } from './schema.ts'

/** The call about the product's own health (admin). It throws `ApiError` or, given up, an AbortError; nothing else. */
export function createKesehatanClient(http: Http) {
  return {
    /** What is wrong, worst first; `asal` is where the browser found the office. */
    async masalah(asal: string, signal?: AbortSignal): Promise<Masalah[]> {
      return callFor(dataOf(z.array(masalahSchema)), () =>
        http.get('api/kesehatan', { searchParams: { asal }, ...(signal && { signal }) }),
      )
    },
  }
}
