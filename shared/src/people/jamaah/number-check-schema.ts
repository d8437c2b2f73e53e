import { z } from 'zod'
import { requiredText } from '../../platform/text/text.ts'
import { MRZ_DIGITS, type Mrz } from './mrz.ts'
import { NIK_TYPED_MAX, type Nik } from './nik.ts'

const jenisKelaminSchema = z.enum(['L', 'P']).nullable()

/** Answer of `POST /api/jamaah/mrz`. */
export const mrzSchema = z
  .object({
    sah: z.boolean(),
    alasan: z.string().exactOptional(),
    peringatan: z.string().exactOptional(),
    digit: z.array(
      z.object({
        nama: z.enum(MRZ_DIGITS),
        diharapkan: z.string(),
        terbaca: z.string(),
        sah: z.boolean(),
      }),
    ),
    nama_keluarga: z.string(),
    nama_depan: z.string(),
    no_paspor: z.string(),
    negara: z.string(),
    tgl_lahir: z.string().nullable(),
    jenis_kelamin: jenisKelaminSchema,
    tgl_habis: z.string().nullable(),
  })
  .meta({ id: 'Mrz' }) satisfies z.ZodType<Mrz>

/** Body of `POST /api/jamaah/nik`. A text that is no NIK is no error of the call: its answer says why. */
export const nikInputSchema = z.object({
  nik: requiredText(NIK_TYPED_MAX).meta({ examples: ['3276014107900001'] }),
})
export type NikInput = z.input<typeof nikInputSchema>

/** Answer of `POST /api/jamaah/nik`. */
export const nikSchema = z
  .object({
    sah: z.boolean(),
    alasan: z.string().exactOptional(),
    peringatan: z.string().exactOptional(),
    jenis_kelamin: jenisKelaminSchema,
    tanggal: z.number().nullable(),
    bulan: z.number().nullable(),
    tahun_dua_angka: z.number().nullable(),
    provinsi: z.string().nullable(),
  })
  .meta({ id: 'Nik' }) satisfies z.ZodType<Nik>
