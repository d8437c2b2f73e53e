import { z } from 'zod'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { METODE } from '../pembayaran/pembayaran.ts'
import { pembayaranSchema } from '../pembayaran/pembayaran-schema.ts'

/* Answers of the calls of receipts. */

const sum = z.number().int()

/** Content of a receipt as it is frozen when it is issued. */
export const kwitansiIsiSchema = z.object({
  /** The agency on that day, as its letters begin. Receipts of before have name and address alone. */
  penerbit: z.object({
    nama: z.string(),
    alamat: z.string(),
    merek: z.string().optional(),
    kota: z.string().optional(),
    telepon: z.string().optional(),
    email: z.string().optional(),
    /** Licences in words: `Izin PPIU 000/2024`. */
    izin: z.array(z.string()).optional(),
  }),
  /** The payer, as the booking named them. */
  dari: z.string(),
  kode: z.string(),
  paket: z.string(),
  /** `YYYY-MM-DD` */
  tanggal_keberangkatan: z.string(),
  mata_uang: z.enum(CURRENCIES),
  jumlah: sum,
  terbilang: z.string(),
  metode: z.enum(METODE),
  tanggal_bank: z.string(),
  rujukan: z.string(),
  /** The bills that it paid at once; what no bill needed is not among them. */
  untuk: z.array(z.object({ uraian: z.string(), jumlah: sum })),
  /** The name of the account that verified the payment. */
  diterima_oleh: z.string(),
  /** Stamp duty in rupiah that it needs; null where none is due, and of receipts of before it was kept. */
  bea_meterai: sum.nullable().default(null),
  /** Names of participants, as far as the booking had them. */
  peserta: z.array(z.string()).optional(),
  /** The booking's money of that moment, this payment in it, with the receipts of before that stood then. */
  posisi: z
    .object({
      total: sum,
      dibayar: sum,
      sisa: sum,
      sebelum: z.array(
        z.object({
          nomor: z.string(),
          tanggal_bank: z.string(),
          untuk: z.string(),
          jumlah: sum,
          /** Null where a receipt does not say it. */
          sisa: sum.nullable(),
        }),
      ),
    })
    .optional(),
})
export type KwitansiIsi = z.infer<typeof kwitansiIsiSchema>

/** States of a receipt. */
export const KWITANSI_KEADAAN = ['sah', 'dibatalkan'] as const

/** A receipt. */
export const kwitansiSchema = kwitansiIsiSchema
  .extend({
    nomor: z.string(),
    pembayaran_id: z.number().int(),
    pemesanan_id: z.number().int(),
    keadaan: z.enum(KWITANSI_KEADAAN),
    terbit_pada: z.string(),
    /** The counter-document; null for a receipt that stands. */
    pembatalan: z
      .object({ nomor: z.string(), pada: z.string(), alasan: z.string(), oleh: z.string() })
      .nullable(),
    /** The code of the public check, and the page that makes it. */
    periksa: z.object({ k: z.string(), tautan: z.string() }),
  })
  .meta({ id: 'Kwitansi' })
export type Kwitansi = z.infer<typeof kwitansiSchema>

/** A page of receipts. */
export const kwitansiPageSchema = z.object({
  data: z.array(kwitansiSchema),
  meta: z.object({ total: z.number().int() }),
})
export type KwitansiPage = z.infer<typeof kwitansiPageSchema>

/** Answer of `POST /api/pembayaran/{id}/terima`: the receipt, with the payment and the booking as they are then. */
export const terimaSchema = kwitansiSchema
  .extend({
    pembayaran: pembayaranSchema,
    pemesanan: z.object({ id: z.number().int(), kode: z.string(), status: z.string() }),
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'PembayaranDiterima' })
export type Terima = z.infer<typeof terimaSchema>

/** Answer of the public check: no more than a stranger may see. */
export const periksaSchema = z
  .object({
    nomor: z.string(),
    keadaan: z.enum(KWITANSI_KEADAAN),
    /** The day on which it was issued, `YYYY-MM-DD` in Jakarta. */
    tanggal: z.string(),
    mata_uang: z.enum(CURRENCIES),
    jumlah: sum,
    inisial: z.string(),
  })
  .meta({ id: 'KwitansiPeriksa' })
