import { z } from 'zod'
import { sebabSchema } from './sebab.ts'

/** `terbit` live, `antre` a change waits, `membangun` building, `gagal` the last build failed (the old site stays). */
export const PUBLIKASI_STATUS = ['terbit', 'antre', 'membangun', 'gagal'] as const

/** How calling the host of a deployed site stands: `diam` none to call, `antre` waiting, `gagal` will be tried again. */
export const HOOK_STATUS = ['diam', 'antre', 'terkirim', 'gagal'] as const

export const publikasiSchema = z.object({
  status: z.enum(PUBLIKASI_STATUS),
  /** Since when the status holds, ISO 8601 UTC. */
  sejak: z.string(),
  /** When the release that visitors see was published, or null before the first one. */
  terbit_pada: z.string().nullable(),
  /** Why the last build failed, for people; null when it did not. */
  pesan: z.string().nullable(),
  /** Packages that the release had to leave out, each with the reason, for people. */
  peringatan: z.array(z.string()).optional(),
  /** True while an older release is served on purpose; the next change publishes anew. */
  ditahan: z.boolean().optional(),
  /** The call to `DEPLOY_HOOK_URL`, where there is one. */
  hook: z.object({ status: z.enum(HOOK_STATUS), sejak: z.string(), pesan: z.string().nullable() }).optional(),
})
export type Publikasi = z.infer<typeof publikasiSchema>

/** A release that is kept to go back to. */
export const rilisSchema = z.object({
  id: z.string(),
  terbit_pada: z.string(),
  /** Whether visitors see this one. */
  aktif: z.boolean(),
  /** Number of its pages. */
  halaman: z.number(),
  /** What it brought and who did that, oldest first; the first ones of many. */
  sebab: z.array(sebabSchema).default([]),
  /** How many there are in all. */
  jumlah: z.number().default(0),
})
export type Rilis = z.infer<typeof rilisSchema>
