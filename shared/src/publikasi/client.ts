import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import { type Publikasi, publikasiSchema } from './schema.ts'

/** Calls about publishing (admin). Each throws `ApiError`. */
export function createPublikasiClient(http: Http) {
  const read = (answer: unknown): Publikasi => z.object({ data: publikasiSchema }).parse(answer).data
  return {
    async get(): Promise<Publikasi> {
      return read(await callJson(() => http.get('api/publikasi')))
    },
    /** Asks for a rebuild. */
    async publish(): Promise<Publikasi> {
      return read(await callJson(() => http.post('api/publikasi')))
    },
  }
}
export type PublikasiClient = ReturnType<typeof createPublikasiClient>
