import { z } from 'zod'
import { isBulan } from '../../platform/format/tanggal.ts'
import { REQUIRED_MESSAGE, requiredText, text } from '../../platform/text/text.ts'
import { KABARI_KOTA_MAX } from './notify-me.ts'
import { KABARI_KATEGORI } from './notify-me-kategori.ts'
import { centang, PENDAFTARAN_LIMITS, teleponSchema } from './pendaftaran-schema.ts'

/** Body of `POST /api/kabari`. Whether the month is still ahead is checked when it arrives. */
export const kabariInputSchema = z.object({
  nama: requiredText(PENDAFTARAN_LIMITS.nama),
  telepon: teleponSchema
    .refine((value) => value !== '', REQUIRED_MESSAGE)
    .meta({ examples: ['0812 3456 7890'] }),
  bulan: requiredText(7)
    .refine((value) => value === '' || isBulan(value), 'Pilih bulannya')
    .meta({ examples: ['2027-03'] }),
  /** The city of departure; empty for any. */
  kota: text(KABARI_KOTA_MAX).meta({ examples: ['Surabaya'] }),
  kategori: z
    .enum([...KABARI_KATEGORI, ''], `Pilih salah satu: ${KABARI_KATEGORI.join(', ')}`)
    .nullish()
    .transform((value) => value ?? '')
    .meta({ enum: [...KABARI_KATEGORI, ''] }),
  setuju: centang
    .refine((agreed) => agreed, 'Centang persetujuan agar kami boleh menyimpan data Anda')
    .meta({ examples: [true] }),
})
export type NotifyMeInput = z.output<typeof kabariInputSchema>
export type NotifyMeDraft = z.input<typeof kabariInputSchema>

/** Answer of `POST /api/kabari`. */
export const kabariAnswerSchema = z
  .object({
    message: z.string(),
    kode: z.string(),
    data: z.object({
      bulan: z.string(),
      kota: z.string(),
      kategori: z.enum([...KABARI_KATEGORI, '']),
      /** The day with whose end it is erased. */
      hapus_pada: z.string(),
    }),
  })
  .meta({ id: 'KabariAnswer' })
export type NotifyMeAnswer = z.infer<typeof kabariAnswerSchema>
