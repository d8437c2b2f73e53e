import { z } from 'zod'
import { bySchema, callFor, type Http } from '../../platform/http/http.ts'
import { createProgressFetch } from './progress-fetch.ts'

const nameSchema = z.object({ image_name: z.string().min(1) })
/** Reads the picture's name, which older hosts wrap. */
const readName = bySchema(
  z
    .union([z.object({ data: nameSchema }).transform(({ data }) => data), nameSchema])
    .transform(({ image_name }) => image_name),
)

export interface UploadOptions {
  signal?: AbortSignal
  /** A listener for the share that has gone out, 0 to 1. Browsers only. */
  onProgress?: (fraction: number) => void
  /** True to put it into the library, where it stays though nothing shows it. */
  menetap?: boolean
}

/**
 * Creates the client of picture uploads. The call throws `ApiError` (413 too large, 415 no picture, 422 damaged), or an
 * AbortError when aborted; nothing else.
 */
export function createGambarClient(http: Http) {
  return {
    /** Stores a picture and gives the name under which packages refer to it. */
    async upload(image: File, { signal, onProgress, menetap }: UploadOptions = {}): Promise<string> {
      const body = new FormData()
      body.set('image', image)
      if (menetap) body.set('menetap', '1')
      const options = {
        ...(signal && { signal }),
        ...(onProgress && { fetch: createProgressFetch(onProgress) }),
      }
      return callFor(readName, () => http.post('api/upload-image', { body, ...options }))
    },
  }
}
export type GambarClient = ReturnType<typeof createGambarClient>
