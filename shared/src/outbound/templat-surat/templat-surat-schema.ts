import { z } from 'zod'
import { text } from '../../platform/text/text.ts'
import { TEMPLAT_LIMITS } from './naskah-templat.ts'
import { NAMA_TEMPLAT } from './templat.ts'

const [FIRST = 'pendaftaran-baru', ...REST] = NAMA_TEMPLAT
export const namaTemplatSchema = z.enum([FIRST, ...REST])

const teks = {
  perihal: text(TEMPLAT_LIMITS.perihal).meta({ examples: ['Pendaftaran {kode}'] }),
  judul: text(TEMPLAT_LIMITS.judul).meta({ examples: ['Kabar dari {merek}'] }),
  isi: text(TEMPLAT_LIMITS.isi).meta({ examples: [''] }),
}

/** Body of a preview; empty texts stand for the defaults. */
export const teksTemplatSchema = z.object(teks).meta({ id: 'TeksTemplat' })

/** Body of `POST /api/templat-surat/{nama}`. */
export const templatUpdateSchema = z
  .object({
    ...teks,
    /** Version of the edited copy; a stale one gets 409. */
    versi: z
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .meta({ examples: [0] }),
  })
  .meta({ id: 'TemplatUpdate' })
export type TemplatUpdate = z.input<typeof templatUpdateSchema>

/** A message template as staff keep it. */
export const templatSchema = z
  .object({
    nama: namaTemplatSchema,
    /** The version; 0 for the product's own text. */
    versi: z.number().int(),
    perihal: z.string(),
    judul: z.string(),
    isi: z.string(),
    /** The author of this version; empty for the product itself. */
    oleh: z.string(),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'TemplatSurat' })
export type TemplatSurat = z.infer<typeof templatSchema>

/** A preview of a message. */
export const pratinjauSuratSchema = z
  .object({ perihal: z.string(), teks: z.string(), html: z.string() })
  .meta({ id: 'PratinjauSurat' })
export type PratinjauSurat = z.infer<typeof pratinjauSuratSchema>
