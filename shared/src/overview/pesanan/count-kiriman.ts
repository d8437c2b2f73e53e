import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'

/* The number of families' sendings that the menu shows on every page, apart from the rest to load no more. */

/** Answer of `GET /api/kiriman-keluarga/jumlah`: sendings of families that wait for the reader's role. */
export const kirimanJumlahSchema = z.object({ menunggu: z.int() }).meta({ id: 'KirimanKeluargaJumlah' })
export type KirimanJumlah = z.infer<typeof kirimanJumlahSchema>

/**
 * Fetches how many sendings of families wait for who asks (office).
 * @throws ApiError, or an AbortError when aborted; nothing else
 */
export async function countKiriman(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<KirimanJumlah> {
  return callFor(dataOf(kirimanJumlahSchema), () =>
    http.get('api/kiriman-keluarga/jumlah', { ...(signal && { signal }) }),
  )
}
