import { z } from 'zod'
import { ROLES } from '../session/session-schema.ts'

/** An entry of the access log: somebody looked at personal data. */
export const aksesSchema = z
  .object({
    id: z.number().int(),
    /** ISO 8601 in UTC. */
    waktu: z.string(),
    /** The present name of the account, or of the program's token; empty without one, and for one that is gone. */
    oleh: z.string(),
    /** The account behind it; null without one, such as for a family with its link. */
    akun_id: z.number().int().nullable(),
    /** The token that a program looked by; null where a person did. */
    token_id: z.number().int().nullable(),
    /** The role of the account at that time; empty without an account. */
    role: z.enum(ROLES).or(z.literal('')),
    /** The field of the record that was looked at. */
    bidang: z.string(),
    /** Id of the file; empty for a field. */
    berkas: z.string(),
    /** The reason in the reader's words; empty if none was asked for. */
    alasan: z.string(),
  })
  .meta({ id: 'Akses' })
export type Akses = z.infer<typeof aksesSchema>
