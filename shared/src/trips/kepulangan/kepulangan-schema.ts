import { z } from 'zod'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { PEMESANAN_STATUS } from '../pemesanan/pemesanan-status.ts'

const booking = z.object({
  id: z.number().int(),
  kode: z.string(),
  pemesan: z.string(),
  orang: z.number().int(),
  status: z.enum(PEMESANAN_STATUS),
})

/** Answer of the calls of what follows a journey's return. */
export const kepulanganSchema = z
  .object({
    berangkat: z.string(),
    /** `YYYY-MM-DD`; empty where it is not known. */
    pulang: z.string(),
    laporan: z.object({
      batas: z.string().describe('The last day for the report of the return; empty without a return.'),
      pada: z.string().describe('The day on which it went out; empty until then.'),
      hari: z.number().int(),
      sumber: z.string(),
    }),
    /** Bookings that `POST …/selesai` closes. */
    bisa: z.array(booking),
    /** Bookings that it leaves, each with the reason. */
    tinggal: z.array(booking.extend({ alasan: z.string() })),
    selesai: z.number().int().describe('Bookings that are closed.'),
    /** Until when the last closing can be taken back; null if nothing can. */
    urung_sampai: z.string().nullable(),
    /** The reason for which nothing can be closed yet; empty if it can. */
    belum: z.string(),
  })
  .meta({ id: 'Kepulangan' })
export type Kepulangan = z.infer<typeof kepulanganSchema>

/** Body of `PATCH /api/keberangkatan/{paket}/kepulangan`: the day on which the report went out, empty for not yet. */
export const laporanInputSchema = z.object({ laporan_pada: optionalTanggalSchema })
export type LaporanInput = z.input<typeof laporanInputSchema>
