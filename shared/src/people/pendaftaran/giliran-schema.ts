import { z } from 'zod'
import { GILIRAN_MOST } from './giliran.ts'
import { pendaftaranSchema } from './pendaftaran-schema.ts'

/** A departure with those who wait for it, as staff read it. */
export const giliranSchema = z
  .object({
    paket: z.object({
      id: z.number().int(),
      slug: z.string(),
      nama_paket: z.string(),
      tanggal_keberangkatan: z.string(),
      sisa_pax: z.number().int(),
      total_pax: z.number().int(),
    }),
    /** Groups that wait, and people in them. */
    jumlah: z.number().int(),
    orang: z.number().int(),
    /** The first of them, each with the place in the queue. */
    antrean: z
      .array(z.object({ urutan: z.number().int(), pendaftaran: pendaftaranSchema }))
      .max(GILIRAN_MOST),
    /** People who asked for such a departure, and were not told yet. */
    kabari: z.array(pendaftaranSchema).max(GILIRAN_MOST),
  })
  .meta({ id: 'Giliran' })
export type Giliran = z.infer<typeof giliranSchema>
