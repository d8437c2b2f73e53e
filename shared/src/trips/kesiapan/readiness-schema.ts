import { z } from 'zod'
import { SYARAT_KEADAAN, SYARAT_KUNCI } from './syarat.ts'

/** A requirement of a participant; `alasan` is a sentence without numbers of papers, blank for one that is met. */
export const syaratSchema = z.object({
  kunci: z.enum(SYARAT_KUNCI),
  keadaan: z.enum(SYARAT_KEADAAN),
  alasan: z.string(),
  batas: z.string().describe('The day by which it must be done; empty for one that is met.'),
})

/** A participant with what is ready for the journey and what is not. */
export const kesiapanSchema = z
  .object({
    peserta_id: z.number().int(),
    /** Null for a place that is nobody's yet. */
    jamaah_id: z.number().int().nullable(),
    /** The name in the passport, or what the office calls the place; may be empty. */
    nama_paspor: z.string(),
    syarat: z.array(syaratSchema),
  })
  .meta({ id: 'KesiapanPeserta' })
export type Kesiapan = z.infer<typeof kesiapanSchema>
