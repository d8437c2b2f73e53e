import { z } from 'zod'
import { bySchema, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type Publikasi, publikasiSchema, type Rilis, rilisSchema } from './publikasi-schema.ts'

export interface RilisPage {
  rilis: Rilis[]
  total: number
}

const rilisAnswerSchema = z.object({
  data: z.array(rilisSchema),
  meta: z.object({ total: z.number() }).optional(),
})

/** Creates the client of publishing (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPublikasiClient(http: Http) {
  const read = dataOf(publikasiSchema)
  return {
    async get({ signal }: { signal?: AbortSignal } = {}): Promise<Publikasi> {
      return callFor(read, () => http.get('api/publikasi', { ...(signal && { signal }) }))
    },
    /** Requests a rebuild. */
    async publish(): Promise<Publikasi> {
      return callFor(read, () => http.post('api/publikasi'))
    },
    /** Confirms the server's clock, so that deletions by age go on. */
    async confirmJam(): Promise<Publikasi> {
      return callFor(read, () => http.post('api/publikasi/jam'))
    },
    /** A page of the kept releases, newest first, and how many there are in all. */
    async listRilis(page: number, per_page: number): Promise<RilisPage> {
      const searchParams = { page, per_page }
      const { data, meta } = await callFor(bySchema(rilisAnswerSchema), () =>
        http.get('api/publikasi/rilis', { searchParams }),
      )
      return { rilis: data, total: meta?.total ?? data.length }
    },
    /** Serves a kept release again, until the next change. */
    async goBack(id: string): Promise<Publikasi> {
      return callFor(read, () => http.post(`api/publikasi/rilis/${encodePart(id)}`))
    },
    /** Returns the last build's output; empty if there is none. */
    async readLog(): Promise<string> {
      const read = dataOf(z.object({ teks: z.string() }))
      return (await callFor(read, () => http.get('api/publikasi/log'))).teks
    },
  }
}
