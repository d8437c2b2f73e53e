import { z } from 'zod'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { queriedTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { text } from '../../platform/text/text.ts'
import { PEMESANAN_STATUS } from '../../trips/pemesanan/pemesanan-status.ts'
import { BILL_JENIS } from '../buku/bills.ts'
import { METODE } from '../pembayaran/pembayaran.ts'

/*
 * Query and answer of the owner's view of money. Sums are whole rupiah, or cents where `mata_uang` is USD: one currency
 * is never added to another.
 */

const sum = z.number().int()
const count = z.number().int()

/** Query of `GET /api/uang`. Its period narrows bills by the day on which they fall due, movements by their entry. */
export const ringkasanQuerySchema = z
  .object({
    keberangkatan: text(200)
      .optional()
      .describe('Slug or id of a departure, which is then told booking by booking.')
      .meta({ examples: ['1'] }),
    dari: queriedTanggalSchema
      .describe('From this day in Jakarta on: bills that fall due, money that moved.')
      .meta({ examples: ['2026-11-01'] }),
    sampai: queriedTanggalSchema
      .describe('Until this day in Jakarta, included.')
      .meta({ examples: ['2027-12-31'] }),
    per: queriedTanggalSchema
      .describe('As the ledger stood at the end of this day; now unless said.')
      .meta({ examples: ['2026-11-21'] }),
  })
  .refine(({ dari, sampai }) => !dari || !sampai || dari <= sampai, {
    path: ['sampai'],
    message: 'Hari akhir tidak boleh sebelum hari awal',
  })
export type RingkasanQuery = z.output<typeof ringkasanQuerySchema>

/**
 * The sums of a departure, or of all. `seharusnya` is always `terbayar` and `sisa`; without a period `saldo` is
 * `terbayar`, `potongan` and `lebih`.
 */
const sums = {
  /** Bills that stand, those of cancelled bookings left out. */
  seharusnya: sum,
  /** The part of them that was paid. */
  terbayar: sum,
  sisa: sum,
  /** The part of `sisa` whose day is over, the bookings that owe it, and the first such day. */
  lewat: sum,
  lewat_pemesanan: count,
  lewat_sejak: z.string().nullable(),
  /** The part of `seharusnya` of bookings whose down payment is not in. */
  belum_dp: sum,
  /** Payments that were accepted, less those that were cancelled. */
  diterima: sum,
  /** Money that came from bookings of other departures, less what went to them. */
  dipindah: sum,
  /** Refunds that were paid out. */
  dikembalikan: sum,
  /** Money that stands: all that came in less all that went out, whatever the period. */
  saldo: sum,
  /** The part of it that cancelled bookings leave to the agency: income. */
  potongan: sum,
  /** The part that they still owe. */
  potongan_sisa: sum,
  /** The part of `saldo` that no bill needs, and that families may have back. */
  lebih: sum,
  /** Refunds that are approved and not paid: a part of `lebih`. */
  dijanjikan: sum,
  /** Payments that wait to be verified, counted in no other sum. */
  antrean: sum,
  antrean_pembayaran: count,
}
export const jumlahUangSchema = z.object(sums).meta({ id: 'JumlahUang' })
export type JumlahUang = z.output<typeof jumlahUangSchema>

/** A departure with its sums. */
const keberangkatanUangSchema = z
  .object({
    paket_id: z.number().int(),
    slug: z.string(),
    nama_paket: z.string(),
    /** Blank for one without a day. */
    tanggal_keberangkatan: z.string(),
    mata_uang: z.enum(CURRENCIES),
    kursi: count,
    /** People of bookings that hold seats. */
    peserta: count,
    /** Bookings that live. */
    pemesanan: count,
    /** People below whom it does not leave; null where nobody set it. */
    minimal: count.nullable(),
    /** False for a departure to come that has fewer people than that: its money counts apart. */
    pasti: z.boolean(),
    /** The next day on which a bill falls due, or the first that is late; null if nothing is open. */
    jatuh_tempo: z.string().nullable(),
    ...sums,
    /** Bills by their kind, of bookings that live. */
    tagihan: z.array(z.object({ jenis: z.enum(BILL_JENIS), seharusnya: sum, terbayar: sum })),
  })
  .meta({ id: 'UangKeberangkatan' })
export type KeberangkatanUang = z.output<typeof keberangkatanUangSchema>

/** A booking of the one departure that was asked for. */
const pemesananUangSchema = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    pemesan_nama: z.string(),
    status: z.enum(PEMESANAN_STATUS),
    seharusnya: sum,
    terbayar: sum,
    sisa: sum,
    lewat: sum,
    lewat_sejak: z.string().nullable(),
    jatuh_tempo: z.string().nullable(),
    saldo: sum,
    potongan: sum,
    lebih: sum,
    dikembalikan: sum,
    antrean: sum,
  })
  .meta({ id: 'UangPemesananRingkas' })
export type PemesananUang = z.output<typeof pemesananUangSchema>

/** Open bills of a day or a week, and whose they are. */
const jatuhTempo = {
  mata_uang: z.enum(CURRENCIES),
  sisa: sum,
  rincian: z.array(z.object({ paket_id: z.number().int(), jenis: z.enum(BILL_JENIS), sisa: sum })),
}

/** Answer of `GET /api/uang`. */
export const ringkasanUangSchema = z
  .object({
    /** The day that it stands for, and the moment of the answer. */
    per: z.string(),
    dibaca_pada: z.string(),
    /** Sums of each currency, rupiah first; those of departures that are not certain are told apart as well. */
    jumlah: z.array(
      jumlahUangSchema.extend({
        mata_uang: z.enum(CURRENCIES),
        keberangkatan: count,
        peserta: count,
        belum_pasti: jumlahUangSchema,
      }),
    ),
    /** By day of departure, those without a day last. */
    keberangkatan: z.array(keberangkatanUangSchema),
    /** Open bills by the week in which they fall due, from Monday; blank for bills without a day. */
    minggu: z.array(z.object({ mulai: z.string(), ...jatuhTempo })),
    /** The same by day. */
    hari: z.array(z.object({ tanggal: z.string(), ...jatuhTempo })),
    /** Money that came in, by its way and account. */
    rekening: z.array(
      z.object({
        mata_uang: z.enum(CURRENCIES),
        metode: z.enum(METODE),
        rekening: z.string().describe('Digits of the account whose bank line proves it; blank without one'),
        diterima: sum,
      }),
    ),
    /** Lines of the bank that came in and belong to nobody yet; rupiah, with sen where the bank has them. */
    mutasi: z.object({ baris: count, jumlah: z.number() }),
    /** Bookings of the departure that was asked for; null for all departures. */
    pemesanan: z.array(pemesananUangSchema).nullable(),
  })
  .meta({ id: 'RingkasanUang' })
export type RingkasanUang = z.output<typeof ringkasanUangSchema>
