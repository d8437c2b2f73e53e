import { z } from 'zod'
import { pembayaranBernamaSchema } from '../../money/pembayaran/pembayaran-schema.ts'
import { dokumenJenisSchema } from '../../people/jamaah/dokumen-schema.ts'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { REQUIRED_MESSAGE, text } from '../../platform/text/text.ts'
import {
  KIRIMAN_KEADAAN,
  KIRIMAN_KELUARGA_JENIS,
  KIRIMAN_LIMITS,
} from '../../trips/tautan-keluarga/kiriman.ts'

/* What families sent, as the office works through it. Times are ISO 8601 in UTC. */

const id = z.number().int()

/** A paper that a family sent: where it is looked at and decided on. */
const dokumenKirimanSchema = z.object({
  id,
  jamaah_id: id,
  jenis: dokumenJenisSchema,
  /** The name in the passport of whose it is. */
  nama: z.string(),
})

/** A proof, a paper or a request that a family sent. */
export const kirimanSchema = z
  .object({
    id,
    jenis: z.enum(KIRIMAN_KELUARGA_JENIS),
    pemesanan_id: id,
    kode: z.string(),
    pemesan_nama: z.string(),
    nama_paket: z.string(),
    dikirim_pada: z.string(),
    keadaan: z.enum(KIRIMAN_KEADAAN),
    /** The answer to a request, or the reason of a refusal; blank while there is none. */
    jawaban: z.string(),
    /** The name of who decided; blank while it waits. */
    dijawab_oleh: z.string(),
    dijawab_pada: z.string().nullable(),
    /** The words of a request; blank for files. */
    teks: z.string(),
    /** The payment that a proof is of; null for others. */
    pembayaran: pembayaranBernamaSchema.nullable(),
    /** Null for proofs and requests. */
    dokumen: dokumenKirimanSchema.nullable(),
  })
  .meta({ id: 'KirimanKeluarga' })
export type Kiriman = z.infer<typeof kirimanSchema>

/** Answer of `GET /api/kiriman-keluarga`. */
export const kirimanPageSchema = z.object({
  data: z.array(kirimanSchema),
  /** Names of other accounts that may verify payments; who recorded one leaves it to them. */
  pemeriksa: z.array(z.string()),
  meta: z.object(pageMeta),
})
export type KirimanPage = z.infer<typeof kirimanPageSchema>

/** Body of `POST /api/kiriman-keluarga/{id}/jawab`: the office's answer to a request. */
export const jawabPermintaanSchema = z
  .object({
    status: z.enum(['diterima', 'ditolak'], 'Pilih salah satu: diterima, ditolak'),
    /** The words that the family reads; a refusal needs them. */
    jawaban: text(KIRIMAN_LIMITS.jawaban, true)
      .optional()
      .describe('The words that the family reads; a refusal needs them.')
      .meta({ examples: ['Nomornya sudah kami ganti'] }),
  })
  .refine(({ status, jawaban = '' }) => status !== 'ditolak' || jawaban !== '', {
    path: ['jawaban'],
    error: REQUIRED_MESSAGE,
  })
export type JawabPermintaan = z.input<typeof jawabPermintaanSchema>
export type JawabPermintaanInput = z.output<typeof jawabPermintaanSchema>
