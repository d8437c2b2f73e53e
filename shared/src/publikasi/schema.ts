import { z } from 'zod'

/** `terbit` live, `antre` a change waits, `membangun` building, `gagal` the last build failed (the old site stays). */
export const PUBLIKASI_STATUS = ['terbit', 'antre', 'membangun', 'gagal'] as const

export const publikasiSchema = z.object({
  status: z.enum(PUBLIKASI_STATUS),
  /** Since when the status holds, ISO 8601 UTC. */
  sejak: z.string(),
  /** When the release that visitors see was published, or null before the first one. */
  terbit_pada: z.string().nullable(),
  /** Why the last build failed, for people; null when it did not. */
  pesan: z.string().nullable(),
})
export type Publikasi = z.infer<typeof publikasiSchema>
