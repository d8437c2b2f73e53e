import { z } from 'zod'
import { STATUS } from '../../records/noun/states.ts'
import { SYARAT_TERBIT } from '../../settings/syarat-terbit.ts'

/** The largest number of missing things, more than any package is asked for. */
const MOST = 100 * SYARAT_TERBIT.length

/** The readiness of a departure: `siap` of `dari` requirements are met. */
export const kesiapanSchema = z.object({
  siap: z.int(),
  dari: z.int(),
  kosong: z.array(z.string()).max(MOST).describe('Fields that every package needs and that are empty'),
  kurang: z.array(z.string()).max(MOST).describe('What the settings ask for besides, in words'),
})

/** The readiness of a departure that is not published yet. */
export const siapPaketSchema = kesiapanSchema.extend({
  id: z.int(),
  slug: z.string(),
  nama_paket: z.string(),
  status: z.enum(STATUS),
  terbit_pada: z.string(),
})
export type SiapPaket = z.infer<typeof siapPaketSchema>
