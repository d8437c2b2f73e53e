import { z } from 'zod'
import { ROMBONGAN_MOST } from './tunggu.ts'

/** Answer of `GET /api/paket/{id}/tunggu`: the length of a queue, and nothing of the people in it. */
export const antreanSchema = z
  .object({
    /** Groups that wait. */
    jumlah: z.number().int(),
    /** The number of people in them. */
    orang: z.number().int(),
    /** The number of people of each group, from the front. */
    rombongan: z.array(z.number().int()).max(ROMBONGAN_MOST),
  })
  .meta({ id: 'Antrean' })
export type Antrean = z.infer<typeof antreanSchema>
