import { z } from 'zod'
import { cutText } from '../cut-text.ts'
import { callFor, dataOf, type Http } from '../http.ts'
import { TEMUAN_Q_MAX, type Temuan, temuanSchema } from './temuan.ts'

const readTemuan = dataOf(z.array(temuanSchema))

/** The office's search. It throws `ApiError` or, given up, an AbortError; nothing else. */
export function createCariClient(http: Http) {
  return {
    /** The best of each kind, kinds one after the other. */
    find(q: string, { signal }: { signal?: AbortSignal } = {}): Promise<Temuan[]> {
      const options = { searchParams: { q: cutText(q, TEMUAN_Q_MAX) }, ...(signal && { signal }) }
      return callFor(readTemuan, () => http.get('api/cari', options))
    },
  }
}
