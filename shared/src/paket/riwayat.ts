import { z } from 'zod'
import { callJson, type Http } from '../http.ts'
import { readPaket } from './read.ts'
import { type Restored, readRestored } from './restored.ts'
import type { Paket } from './schema.ts'

/** What a revision records: the package was made, changed, its seats alone were, it was put into the trash, or brought back. */
export const RIWAYAT_AKSI = ['buat', 'ubah', 'kursi', 'hapus', 'pulihkan'] as const
export type RiwayatAksi = (typeof RIWAYAT_AKSI)[number]

/** One revision as `GET /api/paket/{id}/riwayat` answers it: who did what when, and the package as it was then. */
export const riwayatSchema = z.object({
  id: z.number().int(),
  aksi: z.enum(RIWAYAT_AKSI),
  /** ISO 8601 in UTC. */
  waktu: z.string(),
  /** Name of who did it, or their email where no name is known; empty for the machine itself. */
  oleh: z.string(),
})
export type Riwayat = z.infer<typeof riwayatSchema> & { paket: Paket }

const entrySchema = riwayatSchema.extend({ paket: z.unknown() })

/** Calls about the revisions of a package (admin). Each throws `ApiError`. */
export function createRiwayatClient(http: Http) {
  const path = (id: number | string) => `api/paket/${encodeURIComponent(id)}/riwayat`
  return {
    /** Newest first; the first one is the package as it stands. Revisions that cannot be read are left out. */
    async list(id: number | string, { signal }: { signal?: AbortSignal } = {}): Promise<Riwayat[]> {
      const answer = await callJson(() => http.get(path(id), { ...(signal && { signal }) }))
      const { data } = z.object({ data: z.array(z.unknown()) }).parse(answer)
      return data.flatMap((item) => {
        const entry = entrySchema.safeParse(item)
        const paket = entry.success ? readPaket(entry.data.paket) : null
        return entry.success && paket ? [{ ...entry.data, paket }] : []
      })
    },

    /** Makes the package what it was in that revision, seats aside, as a new change; the revision itself stays. */
    async restore(id: number | string, riwayatId: number): Promise<Restored> {
      return readRestored(await callJson(() => http.post(`${path(id)}/${riwayatId}/pulihkan`)))
    },
  }
}
export type RiwayatClient = ReturnType<typeof createRiwayatClient>
