import { z } from 'zod'
import { bySchema, callFor, callJson, type Http } from '../http.ts'
import type { Paket } from './paket.ts'
import { readPaket } from './read.ts'
import { type Restored, readRestored } from './restored.ts'
import { pelakuSchema } from './riwayat.ts'

/** Days that a deleted package can be brought back. */
export const SAMPAH_HARI = 30

/** A deleted package as `GET /api/sampah` answers it; `id` is the package's own. */
export const sampahSchema = z.object({
  id: z.number().int(),
  /** ISO 8601 in UTC. */
  dihapus_pada: z.string(),
  /** Name of who did it, or their email where no name is known. */
  dihapus_oleh: z.string(),
  /** Its account; null for the machine itself, and for deletions from before accounts were kept. */
  akun: pelakuSchema.nullable().default(null),
})
export type Sampah = z.infer<typeof sampahSchema> & { paket: Paket }

const listSchema = z.object({ data: z.array(z.unknown()) })
const entrySchema = sampahSchema.extend({ paket: z.unknown() })

/** Calls about the trash (admin). Each throws `ApiError` or, given up, an AbortError; nothing else. */
export function createSampahClient(http: Http) {
  return {
    /** Last deleted first. Entries that cannot be read are left out. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Sampah[]> {
      const { data } = await callFor(bySchema(listSchema), () =>
        http.get('api/sampah', { ...(signal && { signal }) }),
      )
      return data.flatMap((item) => {
        const entry = entrySchema.safeParse(item)
        const paket = entry.success ? readPaket(entry.data.paket) : null
        return entry.success && paket ? [{ ...entry.data, paket }] : []
      })
    },

    /** Brings a package back, under its old id, and its old address where that is still free. */
    async restore(id: number): Promise<Restored> {
      return readRestored(await callJson(() => http.post(`api/sampah/${id}/pulihkan`)))
    },
  }
}
export type SampahClient = ReturnType<typeof createSampahClient>
