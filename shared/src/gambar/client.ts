import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import { createProgressFetch } from './progress-fetch.ts'

const uploadAnswerSchema = z.object({ image_name: z.string().min(1) })

export interface UploadOptions {
  signal?: AbortSignal
  /** Told the part that has gone out, 0 to 1. Browsers only. */
  onProgress?: (fraction: number) => void
}

/** The upload call. Throws `ApiError`: 413 too large, 415 no picture, 422 damaged. */
export function createGambarClient(http: Http) {
  return {
    /** Stores a picture and gives the name under which packages refer to it. */
    async upload(image: File, { signal, onProgress }: UploadOptions = {}): Promise<string> {
      const body = new FormData()
      body.set('image', image)
      const options = {
        ...(signal && { signal }),
        ...(onProgress && { fetch: createProgressFetch(onProgress) }),
      }
      const answer = await callJson(() => http.post('api/upload-image', { body, ...options }))
      const wrapped = z.object({ data: uploadAnswerSchema }).safeParse(answer)
      return wrapped.success ? wrapped.data.data.image_name : uploadAnswerSchema.parse(answer).image_name
    },
  }
}
export type GambarClient = ReturnType<typeof createGambarClient>
