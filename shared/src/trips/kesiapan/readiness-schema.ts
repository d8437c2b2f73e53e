import { z } from 'zod'
import { SYARAT_KEADAAN, SYARAT_LABEL, type SyaratKunci } from './readiness.ts'

const KUNCI = Object.keys(SYARAT_LABEL).filter((name): name is SyaratKunci =>
  Object.hasOwn(SYARAT_LABEL, name),
)

/** A requirement of a participant; `alasan` is a sentence without numbers of papers, blank for one that is met. */
const syaratSchema = z.object({
  kunci: z.enum(KUNCI),
  keadaan: z.enum(SYARAT_KEADAAN),
  alasan: z.string(),
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
