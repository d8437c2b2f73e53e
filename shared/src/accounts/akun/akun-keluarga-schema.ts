import { z } from 'zod'
import { KEADAAN_AKUN } from '../../access/session/akun-label.ts'

/** Answer of `GET|POST /api/pemesanan/{id}/akun`: the account under the mail of who booked. */
export const akunKeluargaSchema = z
  .object({
    /** `belum`: nobody has an account under this mail. `kantor`: it is one of the office's own. */
    keadaan: z.enum([...KEADAAN_AKUN, 'belum', 'kantor']),
    /** The time of the last invitation; null for an account with a password, and for none. */
    diundang_pada: z.string().nullable(),
    /** True if the last invitation did not leave by mail. */
    tertahan: z.boolean(),
  })
  .meta({ id: 'AkunKeluarga' })
export type AkunKeluarga = z.infer<typeof akunKeluargaSchema>
