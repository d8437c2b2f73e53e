import { z } from 'zod'
import { riwayatSchema } from '../../records/riwayat/riwayat.ts'

/** The number of steps of a history on a page. */
export const JEJAK_PER_PAGE = 20

/** Events of a family's own page, as the history tells them: its links, its visits, and what it sent. */
export const KELUARGA_KEJADIAN = [
  'tautan',
  'cabut',
  'terkunci',
  'buka',
  'bukti',
  'dokumen',
  'permintaan',
  'jawab',
] as const
export type KeluargaKejadian = (typeof KELUARGA_KEJADIAN)[number]

export const KELUARGA_KEJADIAN_LABEL: Record<KeluargaKejadian, string> = {
  tautan: 'Tautan keluarga dibuat',
  cabut: 'Tautan keluarga dicabut',
  terkunci: 'Tautan keluarga berhenti karena angkanya salah sepuluh kali',
  buka: 'Keluarga membuka halamannya',
  bukti: 'Keluarga mengirim bukti transfer',
  dokumen: 'Keluarga mengirim dokumen',
  permintaan: 'Keluarga mengirim permintaan',
  jawab: 'Permintaan keluarga dijawab',
}

/** Fields that a step changed, by name, as records hold them. */
const values = z.record(z.string(), z.unknown())

/**
 * A step in the history of a booking: a revision of the booking or of one of its participants, with what it changed
 * before and after, or an event of its family's own page (`keluarga`). Additions and removals change no field.
 */
export const jejakSchema = riwayatSchema
  .extend({
    jenis: z.enum(['pemesanan', 'peserta', 'keluarga']),
    /** The event of the family's page; null for revisions. Ids of events are counted apart from those of revisions. */
    kejadian: z.enum(KELUARGA_KEJADIAN).nullable().default(null),
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
