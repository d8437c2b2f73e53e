import { z } from 'zod'
import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'

/** A signed-in device. */
export const sesiSchema = z
  .object({
    /** Names it among those of the account, and opens nothing. */
    id: z.string(),
    /** The device in its owner's words, such as `Chrome di Android`; empty if it did not say. */
    perangkat: z.string(),
    /** Times of signing in and of last use (to within a few minutes), ISO 8601 in UTC. */
    masuk_pada: z.string(),
    dipakai_pada: z.string(),
    /** True for the session that makes the call. */
    ini: z.boolean(),
  })
  .meta({ id: 'Sesi' })
export type Sesi = z.infer<typeof sesiSchema>

/** Creates the client of one's own sessions. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createSesiClient(http: Http) {
  return {
    /** Lists one's own sessions, the last used first. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Sesi[]> {
      return callFor(dataOf(z.array(sesiSchema)), () =>
        http.get('api/auth/sesi', { ...(signal && { signal }) }),
      )
    },

    /** Signs one out. */
    async end(id: string): Promise<void> {
      await callJson(() => http.delete(`api/auth/sesi/${encodePart(id)}`))
    },

    /** Signs all out but the one that asks. */
    async endOthers(): Promise<void> {
      await callJson(() => http.delete('api/auth/sesi'))
    },
  }
}
