import { ApiError } from '@safar/shared/platform/http/errors'
import { callJson, createHttp, type Http } from '@safar/shared/platform/http/http'
import { type AlamatLama, alamatLamaSchema } from '@safar/shared/records/noun/alamat-lama'
import { z } from 'zod'

const TIMEOUT_MS = 30_000
const answerSchema = z.object({ data: z.array(alamatLamaSchema) })

/**
 * Loads the former addresses that the API at `apiUrl` knows; none from older hosts, which have no such call.
 * @throws ApiError when the host cannot answer now: a release without them would break links that worked.
 */
export async function loadAlamatLama(
  apiUrl: string,
  http: Http = createHttp({ baseUrl: apiUrl, timeout: TIMEOUT_MS }),
): Promise<AlamatLama[]> {
  try {
    return answerSchema.safeParse(await callJson(() => http.get('api/alamat-lama'))).data?.data ?? []
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return []
    throw error
  }
}
