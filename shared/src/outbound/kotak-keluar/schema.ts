import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { KEADAAN_SURAT, LEWAT, SALURAN } from './keadaan.ts'

/** A message as the office reads it: what it says is nobody's to read but its recipient's. */
export const suratSchema = z
  .object({
    id: z.number().int(),
    /** What it tells of, such as `pendaftaran-baru`. */
    peristiwa: z.string(),
    saluran: z.enum(SALURAN),
    /** Empty where the event had nobody to write to. */
    penerima: z.string(),
    perihal: z.string(),
    templat: z.string(),
    versi: z.number().int(),
    keadaan: z.enum(KEADAAN_SURAT),
    /** By what it left; empty as long as it did not. */
    lewat: z.enum([...LEWAT, '']),
    /** Why it is as it is: what the mail server said last. */
    alasan: z.string(),
    percobaan: z.number().int(),
    /** When it is tried next; null where nobody tries. */
    berikutnya: z.string().nullable(),
    dikirim_pada: z.string().nullable(),
    /** When the service said that it arrived, and was read; null where none says so. */
    diterima_pada: z.string().nullable().default(null),
    dibaca_pada: z.string().nullable().default(null),
    created_at: z.string(),
  })
  .meta({ id: 'Surat' })
export type Surat = z.infer<typeof suratSchema>

/** Answer of `GET /api/kotak-keluar`. */
export const kotakKeluarSchema = z
  .object({
    data: z.array(suratSchema),
    meta: z.object({
      ...pageMeta,
      /** By what messages leave today. */
      lewat: z.enum(LEWAT),
      /** How many there are of each state. */
      jumlah: z.object({
        antre: z.int(),
        dikirim: z.int(),
        disimpan: z.int(),
        gagal: z.int(),
        diragukan: z.int(),
        dilewati: z.int(),
      }),
    }),
  })
  .meta({ id: 'KotakKeluar' })
export type KotakKeluar = z.infer<typeof kotakKeluarSchema>
