import { z } from 'zod'
import { riwayatSchema } from '../../records/riwayat/riwayat.ts'

/** The number of steps of a history on a page. */
export const JEJAK_PER_PAGE = 20

/** Fields that a step changed, by name, as records hold them. */
const values = z.record(z.string(), z.unknown())

/**
 * A step in the history of a booking: a revision of the booking or of one of its participants, with what it changed
 * before and after. Additions and removals change no field.
 */
export const jejakSchema = riwayatSchema
  .extend({
    jenis: z.enum(['pemesanan', 'peserta']),
    /** The booking or the participant. */
    data_id: z.number().int(),
    /** The name of a participant who was taken out, as their record has it now; empty for all others. */
    nama: z.string(),
    sebelum: values,
    sesudah: values,
  })
  .meta({ id: 'JejakPemesanan' })
export type Jejak = z.infer<typeof jejakSchema>

/** Answer of `GET /api/pemesanan/{id}/jejak`: a page of steps, newest first. */
export const jejakPageSchema = z.object({
  data: z.array(jejakSchema),
  meta: z.object({ total: z.number().int(), page: z.number().int(), per_page: z.number().int() }),
})
export type JejakPage = z.infer<typeof jejakPageSchema>
