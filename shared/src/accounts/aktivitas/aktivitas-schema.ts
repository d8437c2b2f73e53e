import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { AKTIVITAS_AKSI, AKTIVITAS_JENIS } from '../../records/riwayat/aktivitas-aksi.ts'

/** One activity. */
export const aktivitasSchema = z
  .object({
    /** The id within one `asal`; each of the two counts by itself. */
    id: z.number().int(),
    /** The log that the row comes from: activities, or accesses to private records. */
    asal: z.enum(['aktivitas', 'akses']).default('aktivitas'),
    /** ISO 8601 in UTC; of what is counted, the last time. */
    waktu: z.string(),
    /** Name at that time; empty for the server itself, and for who has no account. */
    oleh: z.string(),
    /** The account behind it; null without one. It may be deleted by now. */
    akun_id: z.number().int().nullable(),
    /** The token of a program; null for a person. The account is then that of the token's maker. */
    token_id: z.number().int().nullable().default(null),
    aksi: z.enum(AKTIVITAS_AKSI),
    jenis: z.enum(AKTIVITAS_JENIS),
    /** The record's id, as text; empty for none or many. */
    data_id: z.string(),
    /** The record's name at that time; for registrations only the code. */
    nama: z.string(),
    /** Further details, such as the device or a number. */
    rinci: z.string(),
    /** The count within the hour, for actions that are counted. */
    kali: z.number().int().min(1),
  })
  .meta({ id: 'Aktivitas' })
export type Aktivitas = z.infer<typeof aktivitasSchema>

/** Answer of `GET /api/aktivitas`. */
export const aktivitasPageSchema = z
  .object({
    data: z.array(aktivitasSchema),
    meta: z.object({
      ...pageMeta,
      /** Everybody who did anything, by account, with the last name of each. */
      orang: z.array(z.object({ id: z.number().int(), nama: z.string() })),
    }),
  })
  .meta({ id: 'AktivitasPage' })
export type AktivitasPage = z.infer<typeof aktivitasPageSchema>
