import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { cutText } from '../../platform/text/cut-text.ts'
import { isPaperNumber } from '../../platform/text/paper-number.ts'
import { type TautanMati, tautanMatiSchema } from './tautan-mati.ts'
import { type TeksUang, teksUangSchema } from './teks-uang.ts'
import { TEMUAN_Q_MAX, type Temuan, temuanSchema } from './temuan.ts'

const readTemuan = dataOf(z.array(temuanSchema))
const readTautanMati = dataOf(z.array(tautanMatiSchema))
const readTeksUang = dataOf(z.array(teksUangSchema))

/** The office's search. It throws `ApiError` or, given up, an AbortError; nothing else. */
export function createCariClient(http: Http) {
  return {
    /**
     * Finds the best of each kind, kinds one after the other. What looks like the number of a paper goes in a body, and
     * finds whose it is.
     */
    find(typed: string, { signal }: { signal?: AbortSignal } = {}): Promise<Temuan[]> {
      const asked = { q: cutText(typed, TEMUAN_Q_MAX) }
      const given = signal && { signal }
      return callFor(readTemuan, () =>
        isPaperNumber(typed)
          ? http.post('api/cari', { json: asked, ...given })
          : http.get('api/cari', { searchParams: asked, ...given }),
      )
    },

    /** Fetches dead links of live records. */
    tautanMati({ signal }: { signal?: AbortSignal } = {}): Promise<TautanMati[]> {
      return callFor(readTautanMati, () => http.get('api/tautan-mati', { ...(signal && { signal }) }))
    },

    /** Fetches texts that repeat terms of payment of fields and settings. */
    teksUang({ signal }: { signal?: AbortSignal } = {}): Promise<TeksUang[]> {
      return callFor(readTeksUang, () => http.get('api/teks-uang', { ...(signal && { signal }) }))
    },
  }
}
