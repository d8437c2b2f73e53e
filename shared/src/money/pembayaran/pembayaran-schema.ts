import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { BILL_JENIS, BILL_KEADAAN } from '../buku/bills.ts'
import { sumSchema } from '../buku/sum-schema.ts'
import { pengembalianSchema } from '../pengembalian/pengembalian-schema.ts'
import { pindahanSchema } from './lebih-schema.ts'
import { METODE, PEMBAYARAN_LIMITS, PEMBAYARAN_STATUS } from './pembayaran.ts'

/* Bodies and answers of the calls of a booking's money. Sums are whole rupiah, or cents where `mata_uang` is USD. */

const L = PEMBAYARAN_LIMITS
const sum = z.number().int()

/** Fields of `POST /api/pemesanan/{id}/pembayaran`, of JSON and of a form. */
export const pembayaranInputSchema = z
  .object({
    jumlah: sumSchema,
    metode: z.enum(METODE, `Pilih salah satu: ${METODE.join(', ')}`),
    tanggal_bank: tanggalSchema
      .describe('The day on which the bank, or the cash box, has the money.')
      .meta({ examples: ['2026-11-21'] }),
    rujukan: text(L.rujukan).optional().describe('The bank’s reference.'),
    kurs: sumSchema
      .nullable()
      .optional()
      .describe('Rupiah for one dollar on that day.')
      .meta({ examples: [null] }),
    tagihan_id: wholeNumber(1, MAX_ID)
      .nullable()
      .optional()
      .describe('The bill that it is meant for; the oldest first unless said.')
      .meta({ examples: [null] }),
  })
  .meta({
    id: 'PembayaranBaru',
    examples: [{ jumlah: 10_000_000, metode: 'transfer', tanggal_bank: '2026-11-21' }],
  })
export type PembayaranDraft = z.input<typeof pembayaranInputSchema>
export type PembayaranInput = z.output<typeof pembayaranInputSchema>

/** Body of calls that need a reason. */
export const alasanInputSchema = z.object({ alasan: requiredText(L.alasan) }).meta({ id: 'AlasanUang' })

/** Body of `POST /api/pembayaran/{id}/batalkan`. */
export const batalkanInputSchema = z
  .object({
    alasan: requiredText(L.alasan),
    menunggu_lagi: z
      .boolean()
      .optional()
      .describe('True for a payment that then waits again as it was recorded, with its proof.'),
  })
  .meta({ id: 'PembayaranBatal', examples: [{ alasan: 'Salah pemesanan' }] })

/** Body of `POST /api/pemesanan/{id}/tagihan`: a bill beside the plan. */
export const tagihanInputSchema = z
  .object({
    uraian: requiredText(L.uraian).meta({ examples: ['Kursi roda'] }),
    jumlah: sumSchema,
    jatuh_tempo: tanggalSchema
      .optional()
      .describe('Today unless said; not in the past, nor after departure.')
      .meta({ examples: ['2026-12-01'] }),
    alasan: requiredText(L.alasan).meta({ examples: ['Diminta keluarga lewat telepon'] }),
  })
  .meta({
    id: 'TagihanTambahan',
    examples: [{ uraian: 'Kursi roda', jumlah: 500_000, alasan: 'Diminta keluarga lewat telepon' }],
  })
export type TagihanDraft = z.input<typeof tagihanInputSchema>
export type TagihanInput = z.output<typeof tagihanInputSchema>

/** Body of `POST /api/pemesanan/{id}/tagihan/{tagihan}/hapus`: a bill's rest that is asked for no more. */
export const hapusSisaInputSchema = z
  .object({
    jumlah: sumSchema.optional().describe('All that is open unless said.'),
    alasan: requiredText(L.alasan).meta({ examples: ['Biaya transfer bank, disepakati lewat telepon'] }),
  })
  .meta({
    id: 'HapusSisaTagihan',
    examples: [{ jumlah: 6_500, alasan: 'Biaya transfer bank, disepakati lewat telepon' }],
  })
export type HapusSisaDraft = z.input<typeof hapusSisaInputSchema>
export type HapusSisaInput = z.output<typeof hapusSisaInputSchema>

/** A payment that has the same proof or the same reference. */
const kembarSchema = z.object({
  id: z.number().int(),
  pemesanan_id: z.number().int(),
  kode: z.string(),
  karena: z.enum(['bukti', 'rujukan']),
})

/** A payment of a booking. */
export const pembayaranSchema = z
  .object({
    id: z.number().int(),
    pemesanan_id: z.number().int(),
    jumlah: sum,
    mata_uang: z.enum(CURRENCIES),
    kurs: sum.nullable(),
    metode: z.enum(METODE),
    tanggal_bank: z.string(),
    rujukan: z.string(),
    /** The bill that it is meant for; null for the oldest first. */
    tagihan_id: z.number().int().nullable(),
    status: z.enum(PEMBAYARAN_STATUS),
    /** The reason of its refusal or cancellation. */
    alasan: z.string(),
    /** True if a proof can be fetched. */
    bukti: z.boolean(),
    /** The number of its receipt; null before it is accepted. */
    kwitansi: z.string().nullable(),
    /** The bank line that it was accepted by; null for none. */
    mutasi_id: z.number().int().nullable(),
    dicatat_oleh: z.string(),
    /** The id of the account that recorded it, or whose token did. */
    dicatat_akun: z.number().int().nullable(),
    dicatat_pada: z.string(),
    diputus_oleh: z.string(),
    diputus_pada: z.string().nullable(),
    /** Other payments with the same proof or the same reference, refused and cancelled ones left out. */
    kembar: z.array(kembarSchema),
  })
  .meta({ id: 'Pembayaran' })
export type Pembayaran = z.infer<typeof pembayaranSchema>

/** A payment in a list over several bookings: it names its own. */
export const pembayaranBernamaSchema = pembayaranSchema
  .extend({ kode: z.string(), pemesan_nama: z.string(), nama_paket: z.string() })
  .meta({ id: 'PembayaranBernama' })
export type PembayaranBernama = z.infer<typeof pembayaranBernamaSchema>

/** Answer of `GET /api/pembayaran`. */
export const pembayaranPageSchema = z.object({
  data: z.array(pembayaranBernamaSchema),
  /** Names of other accounts that may verify payments; who recorded one leaves it to them. */
  pemeriksa: z.array(z.string()),
  meta: z.object(pageMeta),
})
export type PembayaranPage = z.infer<typeof pembayaranPageSchema>

/** A bill as it stands. */
export const tagihanBukuSchema = z
  .object({
    id: z.number().int(),
    jenis: z.enum(BILL_JENIS),
    uraian: z.string(),
    /** `YYYY-MM-DD`, never after departure. */
    jatuh_tempo: z.string(),
    jumlah: sum,
    dibayar: sum,
    /** The part that an admin has written off, which `jumlah` is without. */
    dihapus: sum,
    keadaan: z.enum(BILL_KEADAAN),
    /** The sum to transfer: the open sum with the unique code on top; null once it is paid. */
    jumlah_transfer: sum.nullable(),
    /** The day (`YYYY-MM-DD`) on which its last money came, once it is paid; blank before, or from an older host. */
    lunas_pada: z.string().default(''),
  })
  .meta({ id: 'TagihanPemesanan' })

/** Answer of `GET /api/pemesanan/{id}/uang`. */
export const uangSchema = z
  .object({
    mata_uang: z.enum(CURRENCIES),
    /** The sum of the bills that stand. */
    total: sum,
    /** Money that was accepted, less what went out. */
    dibayar: sum,
    /** The sum that bills still ask for. */
    sisa: sum,
    /** The part of `dibayar` that no bill needs. */
    lebih: sum,
    /** On top of a transfer it names the payer and counts as paid; null for none. */
    kode_unik: z.number().int().nullable(),
    tagihan: z.array(tagihanBukuSchema),
    pembayaran: z.array(pembayaranSchema),
    /** Names of other accounts that may verify payments; who recorded one leaves it to them. */
    pemeriksa: z.array(z.string()),
    pengembalian: z.array(pengembalianSchema),
    /** Money from other bookings, or to them, one sum for each. */
    pindahan: z.array(pindahanSchema),
    /** Sentences on what a person has to decide: a paid booking without a seat. */
    peringatan: z.array(z.string()),
    /** Notices of rules of law that the booking touches, each with its source: for staff, never for the family. */
    aturan: z.array(z.string()).optional(),
  })
  .meta({ id: 'UangPemesanan' })
export type Uang = z.infer<typeof uangSchema>
