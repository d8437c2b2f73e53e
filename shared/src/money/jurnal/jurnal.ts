import { z } from 'zod'
import { queriedTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { text } from '../../platform/text/text.ts'

/* The journal of money for an accountant: money in and out, never bills or parts of them. */

/** Heads of its columns; the first seven stay as they are, since programs read them. */
export const JURNAL_KOLOM = [
  'waktu',
  'kode',
  'jenis',
  'jumlah',
  'mata_uang',
  'rujukan',
  'oleh',
  'nomor',
  'tanggal_bank',
  'metode',
  'kwitansi',
  'lawan',
  'kurs',
  'paket',
  'keberangkatan',
  'alasan',
  'akun_debit',
  'akun_kredit',
  'ppn_jenis',
  'ppn_tarif',
  'dpp',
  'ppn',
  'akun_ppn',
] as const

/** Kinds of entry as the journal names them. */
export const JURNAL_JENIS = [
  'pembayaran',
  'pembatalan',
  'pindahan',
  'pengembalian',
  'pengembalian_batal',
] as const
export type JurnalJenis = (typeof JURNAL_JENIS)[number]

/** Query of `GET /api/uang/jurnal.csv`. */
export const jurnalQuerySchema = z
  .object({
    keberangkatan: text(200)
      .optional()
      .describe('Slug or id of a departure.')
      .meta({ examples: ['1'] }),
    dari: queriedTanggalSchema
      .describe('Entries from this day in Jakarta on.')
      .meta({ examples: ['2026-11-01'] }),
    sampai: queriedTanggalSchema
      .describe('Until this day in Jakarta, included.')
      .meta({ examples: ['2027-12-31'] }),
  })
  .refine(({ dari, sampai }) => !dari || !sampai || dari <= sampai, {
    path: ['sampai'],
    message: 'Hari akhir tidak boleh sebelum hari awal',
  })
export type JurnalQuery = z.output<typeof jurnalQuerySchema>
