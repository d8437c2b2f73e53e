import { z } from 'zod'
import { KAMAR } from '../../content/paket/kamar.ts'
import { BILL_JENIS, BILL_KEADAAN } from '../../money/buku/bills.ts'
import { sumSchema } from '../../money/buku/sum-schema.ts'
import { KWITANSI_KEADAAN } from '../../money/kwitansi/kwitansi-schema.ts'
import { METODE, PEMBAYARAN_STATUS } from '../../money/pembayaran/pembayaran.ts'
import { DOKUMEN_KEADAAN, DOKUMEN_STATUS } from '../../people/jamaah/dokumen.ts'
import { dokumenJenisSchema } from '../../people/jamaah/dokumen-schema.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { PESERTA_JENIS } from '../../trips/pemesanan/pemesanan-fields.ts'
import { PEMESANAN_STATUS } from '../../trips/pemesanan/pemesanan-status.ts'
import { KIRIMAN_LIMITS, PERMINTAAN_STATUS } from '../../trips/tautan-keluarga/kiriman.ts'
import { LANGKAH_KUNCI } from './next-step.ts'

/*
 * A booking as its family sees it, by its link or by the account of its mail. Sums are whole rupiah, or cents where
 * `mata_uang` is USD; days are `YYYY-MM-DD`, blank while unknown; times are ISO 8601 in UTC. No number of a paper and
 * no note of the office is in it.
 */

const sum = z.number().int()
const id = z.number().int()

/** Something to do, in words for the family. */
const langkahSchema = z.object({
  kunci: z.enum(LANGKAH_KUNCI),
  /** `Bayar Rp 9.000.317` */
  judul: z.string(),
  /** A sentence or two; may be blank. */
  keterangan: z.string(),
  /** The last day for it; blank without one. */
  batas: z.string(),
  /** True if that day is over. */
  lewat: z.boolean(),
  /** The bill that is to be paid; null for other steps. */
  tagihan_id: id.nullable(),
  /** The participant and the kind of paper that is to be sent; null for other steps. */
  peserta_id: id.nullable(),
  jenis: dokumenJenisSchema.nullable(),
})

/** A kind of paper of a person: the newest that was sent, or none yet. */
const dokumenKeluargaSchema = z.object({
  jenis: dokumenJenisSchema,
  keadaan: z.enum(DOKUMEN_KEADAAN),
  /** The reason of its refusal; blank otherwise. */
  alasan: z.string(),
  dikirim_pada: z.string().nullable(),
})

const kurangSchema = z.object({
  /** A sentence that says what is missing and why. */
  teks: z.string(),
  /** The paper that mends it; null where the office or a call does. */
  jenis: dokumenJenisSchema.nullable(),
  /** The last day for it; blank without one. */
  batas: z.string(),
})

const pesertaKeluargaSchema = z.object({
  id,
  /** Blank for a place that is nobody’s yet. */
  nama: z.string(),
  jenis: z.enum(PESERTA_JENIS),
  kamar: z.enum(KAMAR),
  /** `lengkap`: nothing to do. `diperiksa`: the office looks at what was sent. */
  keadaan: z.enum(['lengkap', 'diperiksa', 'kurang']),
  kurang: z.array(kurangSchema),
  /** Kinds that the journey asks for, and others that were sent. */
  dokumen: z.array(dokumenKeluargaSchema),
  /** True once the visa is there; its number is never shown. */
  visa: z.boolean(),
})

const tagihanKeluargaSchema = z.object({
  id,
  jenis: z.enum(BILL_JENIS),
  uraian: z.string(),
  jatuh_tempo: z.string(),
  jumlah: sum,
  dibayar: sum,
  keadaan: z.enum(BILL_KEADAAN),
  /** The sum to transfer, with the unique code on top; null once it is paid. */
  jumlah_transfer: sum.nullable(),
  /** The day (`YYYY-MM-DD`) on which its last money came, once it is paid; blank before, or from an older host. */
  lunas_pada: z.string().default(''),
})

/** A payment as its family sees it. */
export const pembayaranKeluargaSchema = z
  .object({
    id,
    jumlah: sum,
    mata_uang: z.enum(CURRENCIES),
    tanggal_bank: z.string(),
    status: z.enum(PEMBAYARAN_STATUS),
    /** The reason of its refusal; blank otherwise. */
    alasan: z.string(),
    metode: z.enum(METODE),
    dikirim_pada: z.string(),
    /** The number of its receipt; null before it is accepted. */
    kwitansi: z.string().nullable(),
  })
  .meta({ id: 'PembayaranKeluarga' })
export type PembayaranKeluarga = z.infer<typeof pembayaranKeluargaSchema>

const kwitansiKeluargaSchema = z.object({
  nomor: z.string(),
  tanggal: z.string(),
  jumlah: sum,
  keadaan: z.enum(KWITANSI_KEADAAN),
  /** The public check of it. */
  tautan: z.string(),
})

/** A request to change something, in the family’s own words. */
export const permintaanKeluargaSchema = z
  .object({
    id,
    teks: z.string(),
    status: z.enum(PERMINTAAN_STATUS),
    /** The office’s answer; blank while it waits. */
    jawaban: z.string(),
    dikirim_pada: z.string(),
    dijawab_pada: z.string().nullable(),
  })
  .meta({ id: 'PermintaanKeluarga' })
export type PermintaanKeluarga = z.infer<typeof permintaanKeluargaSchema>

const penerbanganSchema = z.object({
  maskapai: z.string(),
  nomor: z.string(),
  dari: z.string(),
  ke: z.string(),
  berangkat: z.string(),
  tiba: z.string(),
  transit: z.string(),
  /** The terminal and gate, as the office states them; may be blank. */
  gate: z.string(),
})
const hotelSchema = z.object({
  nama: z.string(),
  lokasi: z.string(),
  check_in: z.string(),
  check_out: z.string(),
})

/** A booking as its family sees it. */
export const pesananSchema = z
  .object({
    kode: z.string(),
    /** The day in Jakarta, by the server’s clock: a phone’s may be a year off. */
    hari_ini: z.string(),
    status: z.enum(PEMESANAN_STATUS),
    /** The state in a sentence for the family. */
    keadaan: z.string(),
    pemesan: z.object({ nama: z.string() }),
    /** The visit before this one; null for the first. */
    sejak: z.string().nullable(),
    /** Changes since then, newest first, in sentences. */
    perubahan: z.array(z.object({ pada: z.string(), teks: z.string() })),
    /** The one next step; null when there is nothing to do. */
    berikutnya: langkahSchema.nullable(),
    /** Steps after that one. */
    sesudah: z.array(langkahSchema),
    peserta: z.array(pesertaKeluargaSchema),
    /** Bookings of the same payer that some of these people moved to, each with who is in it now. */
    pecahan: z.array(
      z.object({
        kode: z.string(),
        paket: z.string(),
        berangkat: z.string(),
        /** Names; blank for a place that is nobody’s yet. */
        peserta: z.array(z.string()),
      }),
    ),
    mata_uang: z.enum(CURRENCIES),
    total: sum,
    dibayar: sum,
    sisa: sum,
    /** The part of `dibayar` that no bill needs. */
    lebih: sum,
    tagihan: z.array(tagihanKeluargaSchema),
    /** Money that the office promised to pay back, and what of it has left. */
    pengembalian: z.array(
      z.object({ jumlah: sum, status: z.enum(['disetujui', 'dibayar']), tanggal: z.string() }),
    ),
    /** The sum to transfer next; null while nothing is open. */
    bayar: z.object({ tagihan_id: id, jumlah_transfer: sum, jatuh_tempo: z.string() }).nullable(),
    /** The digits on top of a sum that name the payer; null where the agency uses none. */
    kode_unik: z.number().int().nullable(),
    /** Accounts in the company’s own name; money goes to no other. */
    rekening: z.array(z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() })),
    pembayaran: z.array(pembayaranKeluargaSchema),
    kwitansi: z.array(kwitansiKeluargaSchema),
    permintaan: z.array(permintaanKeluargaSchema),
    perjalanan: z.object({
      paket: z.string(),
      /** The public page of the journey; blank while it has none. */
      tautan: z.string(),
      berangkat: z.string(),
      pulang: z.string(),
      /** Days until departure, 0 on the day; null once it has left, of a booking that does not, and without a day. */
      hari_lagi: z.number().int().nullable(),
      dari: z.string(),
      penerbangan: z.array(penerbanganSchema),
      hotel: z.array(hotelSchema),
      pembimbing: z.array(z.string()),
    }),
    kantor: z.object({
      merek: z.string(),
      perusahaan: z.string(),
      jam: z.string(),
      telepon: z.string(),
      /** A chat whose first words have the booking’s code; the registration form’s address without a number. */
      chat: z.string(),
    }),
    /** The end of the link; null for an account. */
    berlaku_sampai: z.string().nullable(),
  })
  .meta({ id: 'Pesanan' })
export type Pesanan = z.infer<typeof pesananSchema>
export type Langkah = z.infer<typeof langkahSchema>
export type PesertaKeluarga = z.infer<typeof pesertaKeluargaSchema>

/** A booking of an account, in short. */
export const pesananRingkasSchema = z
  .object({
    id,
    kode: z.string(),
    paket: z.string(),
    berangkat: z.string(),
    status: z.enum(PEMESANAN_STATUS),
  })
  .meta({ id: 'PesananRingkas' })
export type PesananRingkas = z.infer<typeof pesananRingkasSchema>

/**
 * Answer of `GET /api/pesanan`: the booking of the link, or the account’s asked one (the next to leave unless said),
 * with all bookings of the account in `meta`. `data` is null for an account without a booking.
 */
export const pesananJawabSchema = z.object({
  data: pesananSchema.nullable(),
  meta: z.object({ pesanan: z.array(pesananRingkasSchema) }),
})
export type PesananJawab = z.infer<typeof pesananJawabSchema>

/** Query that names one of an account’s bookings. */
export const pesananQuerySchema = z.object({
  pemesanan: text(40)
    .optional()
    .describe('Id or code of one of the account’s bookings; a link has one alone.')
    .meta({ examples: [''] }),
})

/** Query of `GET /api/pesanan`. */
export const pesananLihatSchema = pesananQuerySchema.extend({
  kunjungan: z
    .literal('0', 'Isi dengan 0, atau kosongkan')
    .optional()
    .describe(
      '`0`: no visit of the family, such as a table of bills. What changed since the last stays told.',
    )
    .meta({ examples: ['0'] }),
})

/** Fields of `POST /api/pesanan/bukti`, beside the file `bukti`. */
export const buktiInputSchema = z.object({
  jumlah: sumSchema,
  tanggal_bank: tanggalSchema.describe('The day of the transfer.').meta({ examples: ['2026-11-21'] }),
})
export type BuktiDraft = z.input<typeof buktiInputSchema>

/** Fields of `POST /api/pesanan/dokumen`, beside the file `berkas`. */
export const dokumenInputSchema = z.object({
  peserta_id: wholeNumber(1, MAX_ID),
  jenis: dokumenJenisSchema,
})
export type DokumenDraft = z.input<typeof dokumenInputSchema>

/** Answer of `POST /api/pesanan/dokumen`. */
export const dokumenTerkirimSchema = z
  .object({
    id,
    peserta_id: id,
    jenis: dokumenJenisSchema,
    status: z.enum(DOKUMEN_STATUS),
    alasan: z.string(),
    dikirim_pada: z.string(),
  })
  .meta({ id: 'DokumenKeluarga' })
export type DokumenTerkirim = z.infer<typeof dokumenTerkirimSchema>

/** Body of `POST /api/pesanan/permintaan`. */
export const permintaanInputSchema = z
  .object({
    teks: requiredText(KIRIMAN_LIMITS.teks).meta({ examples: ['Mohon ganti nomor telepon kami'] }),
  })
  .meta({ id: 'PermintaanKeluargaBaru', examples: [{ teks: 'Mohon ganti nomor telepon kami' }] })
export type PermintaanDraft = z.input<typeof permintaanInputSchema>
