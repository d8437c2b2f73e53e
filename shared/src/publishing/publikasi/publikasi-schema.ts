import { z } from 'zod'
import { sebabSchema } from '../../records/riwayat/sebab.ts'

/** `terbit` live, `antre` a change waits, `membangun` building, `gagal` the last build failed (the old site stays). */
const PUBLIKASI_STATUS = ['terbit', 'antre', 'membangun', 'gagal'] as const

/**
 * States of the call to a deployed site's host: `diam` none to call, `antre` waiting, `terkirim` done, `gagal` will be
 * tried again.
 */
const HOOK_STATUS = ['diam', 'antre', 'terkirim', 'gagal'] as const

/** The question to admins while the server's clock is in doubt: nothing is deleted by age until one confirms it. */
export const tanyaJamSchema = z.object({
  /** The latest time that is believed, ISO 8601 UTC. */
  tercatat_pada: z.string(),
  /** Time since which the question is open, by the clock in doubt. */
  ditanya_pada: z.string(),
  /** The present time of the clock in doubt. */
  sekarang: z.string(),
})
export type TanyaJam = z.infer<typeof tanyaJamSchema>

export const publikasiSchema = z
  .object({
    status: z.enum(PUBLIKASI_STATUS),
    /** Time since which the status holds, ISO 8601 in UTC. */
    sejak: z.string(),
    /** Time when the release that visitors see was published; null before the first one. */
    terbit_pada: z.string().nullable(),
    /** The reason why the last build failed, for people; null if it did not. */
    pesan: z.string().nullable(),
    /** Warnings for staff: packages left out with the reason, records and accounts to mend. */
    peringatan: z.array(z.string()).optional(),
    jam: tanyaJamSchema.optional(),
    /** True while an older release is served on purpose; the next change publishes anew. */
    ditahan: z.boolean().optional(),
    /** The call to `DEPLOY_HOOK_URL`, if there is one. */
    hook: z
      .object({ status: z.enum(HOOK_STATUS), sejak: z.string(), pesan: z.string().nullable() })
      .optional(),
  })
  .meta({ id: 'Publikasi' })
export type Publikasi = z.infer<typeof publikasiSchema>

/** A kept release, to which one can go back. */
export const rilisSchema = z
  .object({
    id: z.string(),
    terbit_pada: z.string(),
    /** True for the release that visitors see. */
    aktif: z.boolean(),
    /** Number of its pages. */
    halaman: z.number(),
    /** The causes with their authors, oldest first; the first ones of many. */
    sebab: z.array(sebabSchema).default([]),
    /** The number of all causes. */
    jumlah: z.number().default(0),
  })
  .meta({ id: 'Rilis' })
export type Rilis = z.infer<typeof rilisSchema>
