import { z } from 'zod'
import { BERKAS_TIPE } from '../../files/berkas-pribadi/berkas-pribadi.ts'
import { REQUIRED_MESSAGE, text } from '../../platform/text/text.ts'
import {
  ALASAN_TOLAK,
  ALASAN_TOLAK_MAX,
  DOKUMEN_JENIS,
  DOKUMEN_KEADAAN,
  DOKUMEN_LABEL,
  DOKUMEN_PUTUSAN,
  DOKUMEN_STATUS,
  type DokumenJenis,
  namesNumber,
} from './dokumen.ts'

export const dokumenJenisSchema = z.enum(
  DOKUMEN_JENIS,
  `Pilih jenis dokumennya: ${Object.values(DOKUMEN_LABEL).join(', ')}`,
)

/** A paper of a pilgrim, without its bytes and its file's name. */
export const dokumenSchema = z
  .object({
    id: z.number().int(),
    jenis: dokumenJenisSchema,
    status: z.enum(DOKUMEN_STATUS),
    /** The reason of a refusal; empty for none. */
    alasan: z.string(),
    /** The paper that this one replaced; null for the first of its kind. */
    menggantikan_id: z.number().int().nullable(),
    tipe: z.enum(BERKAS_TIPE),
    /** Size in bytes. */
    besar: z.number().int(),
    /** False if a restored backup did not have its bytes. */
    ada: z.boolean(),
    /** The present name of the account that uploaded it; empty for one that is gone. */
    diunggah_oleh: z.string(),
    /** Times are ISO 8601 in UTC. */
    diunggah_pada: z.string(),
    /** The account that checks or checked it; empty while nobody did. */
    pemeriksa: z.string(),
    diperiksa_pada: z.string().nullable(),
    /** Time when a chat with its family about the refusal was opened; null if none was. */
    dikabari_pada: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'Dokumen' })
export type Dokumen = z.infer<typeof dokumenSchema>

const keadaan = z.enum(DOKUMEN_KEADAAN)
const keadaanSchema = z.object({
  paspor: keadaan,
  pas_foto: keadaan,
  ktp: keadaan,
  kk: keadaan,
  akta_lahir: keadaan,
  buku_nikah: keadaan,
  vaksin_meningitis: keadaan,
  vaksin_polio: keadaan,
  bpjs: keadaan,
} satisfies Record<DokumenJenis, typeof keadaan>)

/** Answer of `GET /api/jamaah/{id}/dokumen`: newest first, with the state of each kind. */
export const dokumenListSchema = z.object({
  data: z.array(dokumenSchema),
  meta: z.object({ keadaan: keadaanSchema }),
})
export type DokumenList = z.infer<typeof dokumenListSchema>

const TANPA_NOMOR =
  'Alasan dikirim ke keluarga, jadi tidak memuat nomor dokumen atau nomor telepon. Hapus angkanya.'

/** Body of `PATCH /api/jamaah/{id}/dokumen/{dokumen}`: what a person decides of a paper. */
export const dokumenPutusanSchema = z
  .object({
    status: z.enum(DOKUMEN_PUTUSAN, `Pilih salah satu: ${DOKUMEN_PUTUSAN.join(', ')}`),
    /** The reason; a refusal needs one. */
    alasan: text(ALASAN_TOLAK_MAX, true)
      .refine((alasan) => !namesNumber(alasan), TANPA_NOMOR)
      .meta({ examples: [ALASAN_TOLAK[0]] }),
    /** `updated_at` of the paper as it was seen: whoever decided meanwhile is told by 409. */
    updated_at: z.string().max(40).optional(),
  })
  .refine(({ status, alasan }) => status !== 'ditolak' || alasan !== '', {
    path: ['alasan'],
    error: REQUIRED_MESSAGE,
  })
export type DokumenPutusan = z.input<typeof dokumenPutusanSchema>
