import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { galatSchema } from '../../records/noun/impor.ts'
import { sumSchema } from '../buku/sum-schema.ts'
import { MUTASI_KEADAAN, MUTASI_LIMITS } from './mutasi.ts'
import { TANDA_KUNCI } from './propose.ts'
import { HEAD_MOST, MUTASI_ISIAN } from './statement-heads.ts'

/*
 * Bodies and answers of the calls of bank lines. Sums are rupiah, with two digits behind the point where the bank
 * counts sen; money that leaves is below zero.
 */

const sum = z.number()
const isianSchema = z.union([z.enum(MUTASI_ISIAN), z.literal('')])

/** A proposal for a line: never booked by itself. */
export const usulanSchema = z
  .object({
    pemesanan_id: z.int(),
    kode: z.string(),
    jumlah: z.int(),
    alasan: z.array(z.string()).describe('Every sign and doubt in words'),
    tanda: z
      .array(z.object({ kunci: z.enum(TANDA_KUNCI), cocok: z.boolean() }))
      .describe('The kind of each of `alasan`, in their order; not `cocok` is a doubt'),
  })
  .meta({ id: 'UsulanMutasi' })
export type UsulanMutasi = z.output<typeof usulanSchema>

/** A part of a bank line that was booked: the payment of a booking, with its receipt. */
export const bagianMutasiSchema = z
  .object({
    pemesanan_id: z.int(),
    kode: z.string(),
    nama: z.string().describe('Who pays'),
    jumlah: z.int(),
    pembayaran_id: z.int(),
    kwitansi: z.string().nullable().describe('Number of its receipt'),
  })
  .meta({ id: 'BagianMutasi' })
export type BagianMutasi = z.output<typeof bagianMutasiSchema>

/** A bank line. */
export const mutasiSchema = z
  .object({
    id: z.int(),
    rekening: z.string().describe('Digits of the account; blank where the agency had none'),
    tanggal: z.string(),
    keterangan: z.string(),
    jumlah: sum.describe('Rupiah; below zero for money that leaves'),
    saldo: sum.nullable().describe('Null where the list has no balance'),
    keadaan: z.enum(MUTASI_KEADAAN),
    alasan: z.string().describe('Why it got its state; blank for a new one'),
    /** ISO 8601 in UTC. */
    keadaan_pada: z.string(),
    usulan: z.array(usulanSchema),
    bagian: z.array(bagianMutasiSchema).describe('The bookings that it was booked to; none of another line'),
  })
  .meta({ id: 'Mutasi' })
export type Mutasi = z.output<typeof mutasiSchema>

/** Answer of `POST /api/mutasi/{id}/cocokkan`: the line, and what a person has to decide besides. */
export const mutasiCocokSchema = mutasiSchema.extend({ peringatan: z.array(z.string()) })
export type MutasiCocok = z.output<typeof mutasiCocokSchema>

/** Answer of `GET /api/mutasi`: a page, and the lines of the account in each state. */
export const mutasiPageSchema = z.object({
  data: z.array(mutasiSchema),
  jumlah: z.object({ baru: z.int(), cocok: z.int(), diabaikan: z.int() }),
  meta: z.object(pageMeta),
})
export type MutasiPage = z.output<typeof mutasiPageSchema>

/** The effect of a statement, tried or done. */
export const mutasiImporSchema = z
  .object({
    rekening: z.object({ bank: z.string(), nomor: z.string() }).describe('The account whose lines they are'),
    periode: z.object({ dari: z.string(), sampai: z.string() }).nullable(),
    judul: z.array(
      z.object({
        kolom: z.int().describe('From 0'),
        judul: z.string(),
        isian: isianSchema.nullable().describe('Blank: left out; null: nobody has said'),
      }),
    ),
    baris: z
      .array(
        z.object({
          baris: z.int().describe('As the spreadsheet counts it'),
          tanggal: z.string(),
          keterangan: z.string(),
          jumlah: sum,
          saldo: sum.nullable(),
          jenis: z.enum(['baru', 'ada']),
        }),
      )
      .describe(`The first ${MUTASI_LIMITS.pratinjau}`),
    jumlah: z.object({
      baris: z.int(),
      baru: z.int(),
      ada: z.int(),
      masuk: sum.describe('Of the new lines'),
      keluar: sum.describe('Of the new lines'),
    }),
    saldo: z
      .object({
        keadaan: z.enum(['cocok', 'tidak', 'tanpa']),
        baris: z.array(z.int()).describe('Rows whose balance does not follow from the one before'),
        awal: sum.nullable(),
        akhir: sum.nullable(),
      })
      .describe('The running balance: it warns and refuses nothing'),
    galat: galatSchema,
    peringatan: z
      .array(z.object({ baris: z.int(), pesan: z.string() }))
      .describe('Odd, and saved all the same; row 0 is the whole file'),
  })
  .meta({ id: 'ImporMutasi' })
export type MutasiImpor = z.output<typeof mutasiImporSchema>

const rekening = text(60).optional().describe('Number of an account of the settings; its first by default.')

/** Body of `POST /api/mutasi/impor/judul`: meanings of an account's own heads, null to be asked again. */
export const judulMutasiSchema = z
  .object({
    rekening,
    judul: z
      .array(z.object({ judul: text(HEAD_MOST), isian: isianSchema.nullable() }))
      .min(1, 'Pilih setidaknya satu judul')
      .max(MUTASI_LIMITS.kolom, `Paling banyak ${MUTASI_LIMITS.kolom} judul`)
      .meta({ examples: [[{ judul: 'Tgl Buku', isian: 'tanggal' }]] }),
  })
  .meta({ id: 'JudulMutasi', examples: [{ judul: [{ judul: 'Tgl Buku', isian: 'tanggal' }] }] })
export type JudulMutasi = z.output<typeof judulMutasiSchema>['judul']

/** Body of `POST /api/mutasi/{id}/abaikan` and `…/lepaskan`. */
export const alasanMutasiSchema = z
  .object({ alasan: requiredText(MUTASI_LIMITS.alasan).meta({ examples: ['Biaya admin bank'] }) })
  .meta({ id: 'AlasanMutasi' })

/** Body of `POST /api/mutasi/{id}/cocokkan`: the parts of a line, which add up to it, each of another booking. */
export const cocokanSchema = z
  .object({
    bagian: z
      .array(z.object({ pemesanan_id: wholeNumber(1, MAX_ID), jumlah: sumSchema }))
      .min(1, 'Pilih setidaknya satu pemesanan')
      .max(MUTASI_LIMITS.bagian, `Paling banyak ${MUTASI_LIMITS.bagian} bagian`)
      .superRefine((bagian, context) => {
        const seen = new Set<number>()
        for (const [at, { pemesanan_id }] of bagian.entries()) {
          if (seen.has(pemesanan_id))
            context.addIssue({
              code: 'custom',
              path: [at, 'pemesanan_id'],
              message: 'Pemesanan ini sudah ada di bagian lain. Jumlahkan menjadi satu bagian.',
            })
          seen.add(pemesanan_id)
        }
      })
      .meta({ examples: [[{ pemesanan_id: 1, jumlah: 10_000_000 }]] }),
  })
  .meta({ id: 'CocokanMutasi', examples: [{ bagian: [{ pemesanan_id: 1, jumlah: 10_000_000 }] }] })
export type Cocokan = z.output<typeof cocokanSchema>
export type CocokanDraft = z.input<typeof cocokanSchema>

/** A year that somebody says for days without one. */
export const tahunSchema = wholeNumber(2000, 2099)
