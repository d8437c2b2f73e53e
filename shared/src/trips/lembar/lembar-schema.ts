import { z } from 'zod'
import { DOKUMEN_KEADAAN, type DokumenJenis } from '../../people/jamaah/dokumen.ts'
import { recordSchema } from '../../records/noun/noun-schema.ts'
import { syaratSchema } from '../kesiapan/readiness-schema.ts'
import { PESERTA_JENIS } from '../pemesanan/pemesanan-fields.ts'
import { PEMESANAN_STATUS } from '../pemesanan/pemesanan-status.ts'
import { LEMBAR } from './lembar-fields.ts'
import { TENGGAT_KUNCI } from './tenggat.ts'

const keadaan = z.enum(DOKUMEN_KEADAAN)
/** The state of the newest paper of each kind. A record by kind would be described without its properties. */
const dokumenSchema = z.object({
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

const count = z.number().int()

/** A row of a departure's sheet: a participant with their record, what is ready of them and what is not. */
const barisSchema = z
  .object({
    peserta_id: count,
    pemesanan_id: count,
    kode: z.string(),
    pemesan: z.string(),
    status: z.enum(PEMESANAN_STATUS),
    jenis: z.enum(PESERTA_JENIS),
    /** The name in the passport, or what the office calls the place; may be empty. */
    nama: z.string(),
    /** Null where no birth or no departure is known. */
    umur: count.nullable(),
    keluarga: count.describe(
      'The first participant of the family that this one belongs to, within the booking.',
    ),
    jamaah: recordSchema(LEMBAR).omit({ created_at: true }).nullable().describe('Numbers are masks.'),
    visa: z.object({ ada: z.boolean(), berlaku: z.string(), akhir: z.string() }),
    polis: z.object({ ada: z.boolean(), awal: z.string(), akhir: z.string() }),
    meningitis: z.string().describe('The day of the newest dose; empty without one.'),
    polio: z.string(),
    paspor_sama: z
      .string()
      .describe('Who else of this departure has the same number of a passport; empty for nobody.'),
    dokumen: dokumenSchema,
    syarat: z.array(syaratSchema),
  })
  .meta({ id: 'BarisLembar' })
export type Baris = z.infer<typeof barisSchema>

/** Answer of `GET /api/keberangkatan/{paket}/lembar`. */
export const sheetSchema = z
  .object({
    paket: z.object({
      id: count,
      slug: z.string(),
      nama_paket: z.string(),
      tipe_paket: z.string(),
      berangkat: z.string(),
      pulang: z.string(),
      maskapai: z.string(),
      pemberangkatan: z.string(),
      kursi: count,
      minimum: count.nullable(),
    }),
    tenggat: z.array(
      z.object({
        kunci: z.enum(TENGGAT_KUNCI),
        tanggal: z.string(),
        hari: count,
        selesai: count.nullable(),
        dari: count.nullable(),
        beres: z.boolean(),
      }),
    ),
    baris: z.array(barisSchema),
  })
  .meta({ id: 'Lembar' })
export type DepartureSheet = z.infer<typeof sheetSchema>
