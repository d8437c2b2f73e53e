import { z } from 'zod'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { sumSchema } from '../buku/sum-schema.ts'
import { PENGEMBALIAN_LIMITS, PENGEMBALIAN_STATUS, SEBAB } from './pengembalian.ts'

/* Bodies and answers of the calls of refunds. Sums are whole rupiah, or cents where `mata_uang` is USD. */

const L = PENGEMBALIAN_LIMITS
const sum = z.number().int()

const biayaSchema = z
  .array(z.object({ uraian: requiredText(L.uraian), jumlah: sumSchema }))
  .max(L.biaya, `Paling banyak ${L.biaya} biaya`)
  .describe('Costs that are spent and do not come back: a visa, a ticket.')
const sebabSchema = z.enum(SEBAB, `Pilih salah satu: ${SEBAB.join(', ')}`)

/** Body of `POST /api/pemesanan/{id}/pengembalian/hitung`. */
export const hitungPengembalianInputSchema = z
  .object({
    tanggal: tanggalSchema
      .optional()
      .describe('The day of cancelling: today, or the day on which the booking was cancelled.')
      .meta({ examples: ['2026-11-21'] }),
    sebab: sebabSchema.optional(),
    biaya: biayaSchema.default([]),
  })
  .meta({ id: 'HitungPengembalian', examples: [{ biaya: [{ uraian: 'Visa', jumlah: 2_500_000 }] }] })
export type HitungPengembalianDraft = z.input<typeof hitungPengembalianInputSchema>
export type HitungPengembalianInput = z.output<typeof hitungPengembalianInputSchema>

/** Body of `POST /api/pemesanan/{id}/pengembalian`. */
export const pengembalianInputSchema = z
  .object({
    sebab: sebabSchema.optional().describe('`batal` on a booking that has ended, else `lebih`.'),
    jumlah: sumSchema.optional().describe('All that can go back unless said.'),
    biaya: biayaSchema.default([]),
    alasan: text(L.alasan).optional(),
  })
  .meta({ id: 'PengembalianBaru', examples: [{ sebab: 'batal', biaya: [] }] })
export type PengembalianDraft = z.input<typeof pengembalianInputSchema>
export type PengembalianInput = z.output<typeof pengembalianInputSchema>

/** Body of `POST /api/pengembalian/{id}/dibayar`. */
export const pengembalianDibayarSchema = z
  .object({
    tanggal_bank: tanggalSchema
      .describe('The day on which the money left.')
      .meta({ examples: ['2026-11-21'] }),
    rujukan: requiredText(L.rujukan).meta({ examples: ['TRF-001'] }),
  })
  .meta({ id: 'PengembalianDibayar' })
export type PengembalianDibayarDraft = z.input<typeof pengembalianDibayarSchema>
export type PengembalianDibayar = z.output<typeof pengembalianDibayarSchema>

const pitaSchema = z
  .object({
    /** Days before departure, both ends included; `sampai` is null for all further away. */
    dari: z.number().int(),
    sampai: z.number().int().nullable(),
    /** Per cent of the booking's total. */
    potongan: z.number(),
  })
  .nullable()

/** Answer of the preview of a refund. */
export const hitungPengembalianSchema = z
  .object({
    sebab: sebabSchema,
    /** The day that it is reckoned for, and the days from it to departure; null for a departure without a day. */
    tanggal: z.string(),
    hari: z.number().int().nullable(),
    mata_uang: z.enum(CURRENCIES),
    pita: pitaSchema,
    potongan: sum,
    /** Costs that the family bears. */
    biaya_terpakai: sum,
    kembali: sum,
    /** The sum that the family may still owe; 0 if nothing. */
    kurang: sum,
    /** Lines that add up to `kembali`; what is kept is below zero. */
    baris: z.array(z.object({ uraian: z.string(), jumlah: sum })),
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'PengembalianHitungan' })
export type HitunganPengembalian = z.infer<typeof hitungPengembalianSchema>

/** Content of the letter of a refund, frozen when it is approved. */
export const suratPengembalianSchema = z.object({
  penerbit: z.object({ nama: z.string(), alamat: z.string(), telepon: z.string() }),
  /** The payer. */
  untuk: z.string(),
  kode: z.string(),
  paket: z.string(),
  tanggal_keberangkatan: z.string(),
  /** The day that it was reckoned for. */
  tanggal: z.string(),
  hari: z.number().int().nullable(),
  mata_uang: z.enum(CURRENCIES),
  pita: pitaSchema,
  potongan: sum,
  biaya: z.array(z.object({ uraian: z.string(), jumlah: sum })),
  baris: z.array(z.object({ uraian: z.string(), jumlah: sum })),
  jumlah: sum,
  terbilang: z.string(),
  disetujui_oleh: z.string(),
  /** A sentence on what comes next. */
  langkah: z.string(),
})
export type SuratPengembalian = z.infer<typeof suratPengembalianSchema>

/** A refund. */
export const pengembalianSchema = z
  .object({
    id: z.number().int(),
    pemesanan_id: z.number().int(),
    kode: z.string(),
    sebab: sebabSchema,
    jumlah: sum,
    mata_uang: z.enum(CURRENCIES),
    status: z.enum(PENGEMBALIAN_STATUS),
    /** The reason of its approval; of one that was withdrawn, of that. */
    alasan: z.string(),
    /** The bank's reference of the money that left; empty before. */
    rujukan: z.string(),
    tanggal_bank: z.string().nullable(),
    disetujui_oleh: z.string(),
    disetujui_pada: z.string(),
    diputus_oleh: z.string(),
    diputus_pada: z.string().nullable(),
    surat: suratPengembalianSchema,
  })
  .meta({ id: 'Pengembalian' })
export type Pengembalian = z.infer<typeof pengembalianSchema>

/** Answer of `GET /api/pengembalian`. */
export const pengembalianPageSchema = z.object({
  data: z.array(pengembalianSchema),
  meta: z.object(pageMeta),
})
export type PengembalianPage = z.infer<typeof pengembalianPageSchema>
