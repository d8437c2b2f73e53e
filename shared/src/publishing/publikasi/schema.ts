import { z } from 'zod'
import { sebabSchema } from './sebab.ts'

/** `terbit` live, `antre` a change waits, `membangun` building, `gagal` the last build failed (the old site stays). */
const PUBLIKASI_STATUS = ['terbit', 'antre', 'membangun', 'gagal'] as const

/** How calling the host of a deployed site stands: `diam` none to call, `antre` waiting, `gagal` will be tried again. */
const HOOK_STATUS = ['diam', 'antre', 'terkirim', 'gagal'] as const

/** Asked of admins while the server's clock cannot be believed: nothing is deleted by its age until one says that it is right. */
export const tanyaJamSchema = z.object({
  /** The latest time that is believed, ISO 8601 UTC. */
  tercatat_pada: z.string(),
  /** Since when it is asked, by the clock in doubt. */
  ditanya_pada: z.string(),
  /** What the clock in doubt says now. */
  sekarang: z.string(),
})
export type TanyaJam = z.infer<typeof tanyaJamSchema>

export const publikasiSchema = z
  .object({
    status: z.enum(PUBLIKASI_STATUS),
    /** Since when the status holds, ISO 8601 UTC. */
    sejak: z.string(),
    /** When the release that visitors see was published, or null before the first one. */
    terbit_pada: z.string().nullable(),
    /** Why the last build failed, for people; null when it did not. */
    pesan: z.string().nullable(),
    /** What staff should know: packages that were left out, each with the reason, records and accounts to mend. For people. */
    peringatan: z.array(z.string()).optional(),
    jam: tanyaJamSchema.optional(),
    /** True while an older release is served on purpose; the next change publishes anew. */
    ditahan: z.boolean().optional(),
    /** The call to `DEPLOY_HOOK_URL`, where there is one. */
    hook: z
      .object({ status: z.enum(HOOK_STATUS), sejak: z.string(), pesan: z.string().nullable() })
      .optional(),
  })
  .meta({ id: 'Publikasi' })
export type Publikasi = z.infer<typeof publikasiSchema>

/** A release that is kept to go back to. */
export const rilisSchema = z
  .object({
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
  .meta({ id: 'Rilis' })
export type Rilis = z.infer<typeof rilisSchema>
