import { z } from 'zod'
import { TITIPAN_DI } from '../../people/jamaah/titipan.ts'
import { PEMESANAN_STATUS } from '../pemesanan/pemesanan-status.ts'

const count = z.number().int().min(0)

/** The paper passport of a participant: the place where it lies, and why it is overdue there. */
export const pasporFisikSchema = z
  .object({
    peserta_id: z.number().int(),
    jamaah_id: z.number().int(),
    nama_paspor: z.string(),
    /** The number as a mask; empty for none. */
    no_paspor: z.string(),
    pemesanan: z.object({ id: z.number().int(), kode: z.string(), status: z.enum(PEMESANAN_STATUS) }),
    di: z.enum(TITIPAN_DI),
    /** ISO 8601 in UTC: when it was handed over; null if it never left the family. */
    sejak: z.string().nullable(),
    catatan: z.string(),
    /** A sentence on why it is overdue; blank if it is not. */
    alasan: z.string(),
  })
  .meta({ id: 'PasporFisik' })
export type PasporFisik = z.infer<typeof pasporFisikSchema>

/** Answer of `GET /api/keberangkatan/{paket}/titipan`: overdue ones first, then by name. */
export const titipanKeberangkatanSchema = z.object({
  data: z.array(pasporFisikSchema),
  meta: z.object({
    paket: z.object({
      id: z.number().int(),
      slug: z.string(),
      nama_paket: z.string(),
      tanggal_keberangkatan: z.string(),
      /** The day of return; blank while unknown. */
      pulang: z.string(),
    }),
    total: count,
    terlambat: count,
    /** Places of bookings that are nobody's yet. */
    tanpa_jamaah: count,
  }),
})
export type TitipanKeberangkatan = z.infer<typeof titipanKeberangkatanSchema>
