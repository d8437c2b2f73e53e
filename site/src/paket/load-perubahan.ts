import {
  type PerubahanPaket,
  perubahanPaketSchema,
} from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { callJson, createHttp, type Http } from '@safar/shared/platform/http/http'
import { z } from 'zod'

const TIMEOUT_MS = 30_000
const answerSchema = z.object({ data: z.array(perubahanPaketSchema) })

/**
 * Loads the published changes of every package from the API at `apiUrl`; none from older hosts, which have no such
 * call.
 * @throws ApiError when the host cannot answer now: a release without them would hide what changed.
 */
export async function loadPerubahan(
  apiUrl: string,
  http: Http = createHttp({ baseUrl: apiUrl, timeout: TIMEOUT_MS }),
): Promise<PerubahanPaket[]> {
  try {
    return answerSchema.safeParse(await callJson(() => http.get('api/perubahan'))).data?.data ?? []
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return []
    throw error
  }
}
