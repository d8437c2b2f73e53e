import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import { type Publikasi, publikasiSchema, type Rilis, rilisSchema } from './schema.ts'

/** Calls about publishing (admin). Each throws `ApiError`. */
export function createPublikasiClient(http: Http) {
  const read = (answer: unknown): Publikasi => z.object({ data: publikasiSchema }).parse(answer).data
  return {
    async get({ signal }: { signal?: AbortSignal } = {}): Promise<Publikasi> {
      return read(await callJson(() => http.get('api/publikasi', { ...(signal && { signal }) })))
    },
    /** Asks for a rebuild. */
    async publish(): Promise<Publikasi> {
      return read(await callJson(() => http.post('api/publikasi')))
    },
    /** Says that the server's clock is right: what is deleted by its age goes on. */
    async confirmJam(): Promise<Publikasi> {
      return read(await callJson(() => http.post('api/publikasi/jam')))
    },
    /** Kept releases, newest first. */
    async listRilis(): Promise<Rilis[]> {
      const answer = await callJson(() => http.get('api/publikasi/rilis'))
      return z.object({ data: z.array(rilisSchema) }).parse(answer).data
    },
    /** Serves a kept release again, until the next change. */
    async goBack(id: string): Promise<Publikasi> {
      return read(await callJson(() => http.post(`api/publikasi/rilis/${encodeURIComponent(id)}`)))
    },
    /** What the last build wrote; empty when there is nothing to tell. */
    async readLog(): Promise<string> {
      const answer = await callJson(() => http.get('api/publikasi/log'))
      return z.object({ data: z.object({ teks: z.string() }) }).parse(answer).data.teks
    },
  }
}
export type PublikasiClient = ReturnType<typeof createPublikasiClient>
