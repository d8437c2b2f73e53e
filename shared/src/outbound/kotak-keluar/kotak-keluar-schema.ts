import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { KEADAAN_SURAT, LEWAT, SALURAN } from './keadaan.ts'

/** A message in the office's list, without its text, which is for its recipient alone. */
export const suratSchema = z
  .object({
    id: z.number().int(),
    /** The event, such as `pendaftaran-baru`. */
    peristiwa: z.string(),
    saluran: z.enum(SALURAN),
    /** The recipient; empty if the event had nobody to write to. */
    penerima: z.string(),
    perihal: z.string(),
    templat: z.string(),
    versi: z.number().int(),
    keadaan: z.enum(KEADAAN_SURAT),
    /** The transport by which it left; empty as long as it did not. */
    lewat: z.enum([...LEWAT, '']),
    /** The reason of its state: the mail server's last answer. */
    alasan: z.string(),
    percobaan: z.number().int(),
    /** Time of the next try; null if there is none. */
    berikutnya: z.string().nullable(),
    dikirim_pada: z.string().nullable(),
    /** Times when the service reported it delivered and read; null without a report. */
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
      /** The present transport. */
      lewat: z.enum(LEWAT),
      /** The number of messages in each state. */
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
