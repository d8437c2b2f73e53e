import { z } from 'zod'
import { requiredText, text } from '../../platform/text/text.ts'
import { TAUTAN_AKHIR } from './tautan-keluarga.ts'

/* Bodies and answers of the calls of a family's link. */

/** An example of a token, for descriptions and tests; it opens nothing. */
export const TOKEN_CONTOH = 'contoh-tautan-keluarga-contoh-tautan-kelua0'

/** Body of `POST /api/pesanan/buka`: the token behind the `#`, and the last four digits of the payer's phone. */
export const bukaPesananSchema = z
  .object({
    token: requiredText(500).describe('The token behind the `#` of the link; the whole link works as well.'),
    angka: z
      .preprocess((value) => (typeof value === 'number' ? String(value).padStart(4, '0') : value), text(30))
      .optional()
      .describe('The last four digits of the payer’s phone. Without them: 401 with `perlu: "angka"`.')
      .meta({ examples: ['7890'] }),
  })
  .meta({ id: 'BukaPesanan', examples: [{ token: TOKEN_CONTOH, angka: '7890' }] })
export type BukaPesanan = z.input<typeof bukaPesananSchema>

/** Answer of `POST /api/pesanan/buka`: a token for the calls of this page alone. It is no account’s. */
export const aksesPesananSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** The end of this token; the digits open the page anew. */
    expires_at: z.string(),
    /** The end of the link itself. */
    berlaku_sampai: z.string(),
  })
  .meta({ id: 'AksesPesanan' })
export type AksesPesanan = z.infer<typeof aksesPesananSchema>

/** The error of a link that does not open: why it is over, or how many tries are left. */
export const tertutupSchema = z.object({
  message: z.string(),
  perlu: z.literal('angka').optional(),
  sisa_coba: z.number().int().min(0).optional(),
  sebab: z.enum(TAUTAN_AKHIR).optional(),
})
export type Tertutup = z.infer<typeof tertutupSchema>

/** Body of `POST /api/pemesanan/{id}/tautan`. */
export const buatTautanSchema = z
  .object({
    kirim_email: z
      .boolean('true atau false')
      .optional()
      .describe('False to send no mail; who booked without an address gets none anyway.'),
  })
  .meta({ id: 'BuatTautan', examples: [{}] })
export type BuatTautan = z.input<typeof buatTautanSchema>

/** Answer of `POST /api/pemesanan/{id}/tautan`. The link is told this once and stored nowhere. */
export const tautanBaruSchema = z
  .object({
    /** The whole link, with the token behind the `#`. */
    tautan: z.string(),
    berlaku_sampai: z.string(),
    /** The text of a chat with the link in it. */
    pesan: z.string(),
    /** True if a mail with the link was queued. */
    email: z.boolean(),
  })
  .meta({ id: 'TautanKeluargaBaru' })
export type TautanBaru = z.infer<typeof tautanBaruSchema>

/** A link as the office sees it, without its token. */
export const tautanKeluargaSchema = z
  .object({
    dibuat_pada: z.string(),
    /** The name of who made it. */
    oleh: z.string(),
    berlaku_sampai: z.string(),
    /** The reason of its end; null while it opens. */
    akhir: z.enum(TAUTAN_AKHIR).nullable(),
    /** Wrong digits so far. */
    salah: z.number().int(),
    /** The newest time at which the family opened it; null if it never did. */
    dibuka_pada: z.string().nullable(),
  })
  .meta({ id: 'TautanKeluarga' })
export type TautanKeluarga = z.infer<typeof tautanKeluargaSchema>
