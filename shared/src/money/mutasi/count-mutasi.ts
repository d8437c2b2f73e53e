import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'

/* The number of bank lines that the menu shows on every page of the office, apart from the rest to load no more. */

/** Answer of `GET /api/mutasi/jumlah`: bank lines that nobody has said anything of. */
export const mutasiJumlahSchema = z.object({ baru: z.int() }).meta({ id: 'MutasiJumlah' })
export type MutasiJumlah = z.infer<typeof mutasiJumlahSchema>

/**
 * Fetches how many bank lines wait, without a look at any of them (finance).
 * @throws ApiError, or an AbortError when aborted; nothing else
 */
export async function countMutasi(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<MutasiJumlah> {
  return callFor(dataOf(mutasiJumlahSchema), () =>
    http.get('api/mutasi/jumlah', { ...(signal && { signal }) }),
  )
}
