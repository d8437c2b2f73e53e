import { z } from 'zod'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { METODE } from '../pembayaran/pembayaran.ts'
import { pembayaranSchema } from '../pembayaran/pembayaran-schema.ts'

/* Answers of the calls of receipts. */

const sum = z.number().int()

/** Content of a receipt as it is frozen when it is issued. */
export const kwitansiIsiSchema = z.object({
  /** The agency's name and address on that day. */
  penerbit: z.object({ nama: z.string(), alamat: z.string() }),
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

/** Answer of `POST /api/pembayaran/{id}/terima`: the receipt, with the payment and the booking as they are then. */
export const terimaSchema = kwitansiSchema
  .extend({
    pembayaran: pembayaranSchema,
    pemesanan: z.object({ id: z.number().int(), kode: z.string(), status: z.string() }),
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'PembayaranDiterima' })

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
