import { z } from 'zod'
import { bySchema, callBlob, callFor, callJson, type Http } from '../../platform/http/http.ts'
import { BERKAS_TIPE } from './berkas-pribadi.ts'

/** A private file in its record's list. Its own name comes with its bytes only. */
export const berkasSchema = z.object({
  id: z.string(),
  tipe: z.enum(BERKAS_TIPE),
  /** Size in bytes. */
  besar: z.number().int(),
  /** False if a restored backup did not have its bytes. */
  ada: z.boolean(),
  created_at: z.string(),
})
export type Berkas = z.infer<typeof berkasSchema>

const readList = bySchema(z.object({ data: z.array(berkasSchema) }).transform(({ data }) => data))
const readAdded = bySchema(z.object({ data: z.object({ id: z.string() }) }).transform(({ data }) => data.id))

/** Creates the calls of one field of private files. Each throws `ApiError` or, aborted, an AbortError; nothing else. */
export function createBerkasPribadiClient(http: Http, jenis: string, bidang: string) {
  const path = (id: number) => `api/${jenis}/${id}/${bidang}`
  return {
    /** Lists a record's files, oldest first. */
    async list(id: number, { signal }: { signal?: AbortSignal } = {}): Promise<Berkas[]> {
      return callFor(readList, () => http.get(path(id), { ...(signal && { signal }) }))
    },

    /** Uploads a file; returns its id. */
    async add(id: number, berkas: File): Promise<string> {
      const body = new FormData()
      body.set('berkas', berkas)
      return callFor(readAdded, () => http.post(path(id), { body }))
    },

    /** Downloads a file; the access log notes it. */
    async open(id: number, berkas: string): Promise<Blob> {
      return callBlob(() => http.get(`${path(id)}/${berkas}`))
    },

    async remove(id: number, berkas: string): Promise<void> {
      await callJson(() => http.delete(`${path(id)}/${berkas}`))
    },
  }
}
export type BerkasPribadiClient = ReturnType<typeof createBerkasPribadiClient>
