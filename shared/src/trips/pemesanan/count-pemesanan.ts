import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'

/* The number of bookings that the menu shows on every page of the office, apart from the rest to load no more. */

/** Answer of `GET /api/pemesanan/jumlah`: bookings whose next step waits for the reader's role. */
export const pemesananJumlahSchema = z.object({ perlu: z.number() }).meta({ id: 'PemesananJumlah' })
export type PemesananJumlah = z.infer<typeof pemesananJumlahSchema>

/**
 * Fetches how many bookings wait for who asks; few bytes while nothing changes (office).
 * @throws ApiError, or an AbortError when aborted; nothing else
 */
export async function countPemesanan(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PemesananJumlah> {
  return callFor(dataOf(pemesananJumlahSchema), () =>
    http.get('api/pemesanan/jumlah', { ...(signal && { signal }) }),
  )
}
