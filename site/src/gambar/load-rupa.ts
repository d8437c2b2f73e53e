import { type RupaGambar, rupaGambarSchema } from '@safar/shared/files/gambar/gambar'
import { ApiError } from '@safar/shared/platform/http/errors'
import { callJson, createHttp, type Http } from '@safar/shared/platform/http/http'
import { z } from 'zod'

const TIMEOUT_MS = 30_000
const answerSchema = z.object({ data: z.array(rupaGambarSchema) })

/**
 * Loads alt texts and focal points of pictures from the API at `apiUrl`; none from older hosts, which have no such
 * call.
 * @throws Error when the host cannot answer now: a release without alt texts would replace one that has them.
 */
export async function loadRupa(
  apiUrl: string,
  http: Http = createHttp({ baseUrl: apiUrl, timeout: TIMEOUT_MS }),
): Promise<RupaGambar[]> {
  try {
    return answerSchema.safeParse(await callJson(() => http.get('api/gambar/tampil'))).data?.data ?? []
  } catch (cause) {
    if (cause instanceof ApiError && cause.status >= 400 && cause.status < 500) return []
    throw new Error(`nothing of the pictures from ${apiUrl}/api/gambar/tampil (${String(cause)})`, { cause })
  }
}
