import { z } from 'zod'
import { KAMAR } from '../../content/paket/kamar.ts'
import { teleponSchema } from '../../people/pendaftaran/pendaftaran-schema.ts'
import { optionalEmailSchema } from '../../platform/contact/email-schema.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { MAX_ID } from '../../platform/id.ts'
import { TERSEGEL } from '../../platform/text/mask.ts'
import { isPaperNumber } from '../../platform/text/paper-number.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { halfMaskError, TERPOTONG } from '../../records/noun/sealed.ts'
import { TAGIHAN_JENIS } from './bills.ts'
import { NEXT_STEP } from './next-action.ts'
import { PEMESANAN_LIMITS, PESERTA_JENIS } from './pemesanan-fields.ts'
import { PEMESANAN_STATUS } from './pemesanan-status.ts'

/* Bodies and answers of the calls of bookings. Sums are whole rupiah, or cents where `mata_uang` is USD. */

const L = PEMESANAN_LIMITS
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `Pilih salah satu: ${words.join(', ')}`)
const yes = z.boolean('true atau false')
const nomor = text(L.nomor)
const edited = z.object({ updated_at: text(40).optional() })

/** The number of a visa or a policy. It is sealed: a mask stands for a stored one, which a new participant has not. */
const newNumber = nomor.refine((no) => maskError(no) === null, TERPOTONG)
const changedNumber = nomor.refine((no) => no === TERSEGEL || maskError(no) === null, TERPOTONG)
const maskError = (no: string) => (no === TERSEGEL ? TERPOTONG : halfMaskError({}, no))

const visaSchema = z.object({
  provider: nomor,
  no: newNumber,
  berlaku: optionalTanggalSchema,
  akhir: optionalTanggalSchema,
})
const polisSchema = z.object({
  asuransi: nomor,
  no: newNumber,
  input: optionalTanggalSchema,
  awal: optionalTanggalSchema,
  akhir: optionalTanggalSchema,
})

const pesertaShape = {
  jenis: oneOf(PESERTA_JENIS),
  // A name is read by everybody in the office, and not sealed.
  nama: text(L.nama)
    .refine((nama) => !isPaperNumber(nama), 'Ini nomor, bukan nama. Pilih jamaahnya, atau tulis namanya.')
    .optional()
    .describe('What to call a place before it is a pilgrim’s; no number of a paper.'),
  tanggal_lahir: optionalTanggalSchema
    .optional()
    .describe('Without it a child or an infant is priced as stated.'),
  kasur: yes.optional().describe('A bed of a child; yes unless said.'),
  kamar: oneOf(KAMAR)
    .optional()
    .describe('The paid kind of room; who needs no bed may leave it out.')
    .meta({ examples: ['quad'] }),
  jamaah_id: wholeNumber(1, MAX_ID)
    .nullable()
    .optional()
    .describe('The pilgrim; null for a place that is still empty.')
    .meta({ examples: [null] }),
  teman_sekamar: text(L.nama).optional().describe('With whom they wish to share a room.'),
  visa: visaSchema.partial().optional(),
  polis: polisSchema.partial().optional(),
}

/** Body of `POST /api/pemesanan/{id}/peserta`: one participant. */
export const pesertaInputSchema = z
  .object(pesertaShape)
  .meta({ id: 'PesertaBaru', examples: [{ jenis: 'dewasa', kamar: 'quad' }] })
export type PesertaInput = z.output<typeof pesertaInputSchema>
export type PesertaDraft = z.input<typeof pesertaInputSchema>

/** Body of `POST /api/pemesanan/{id}/peserta/{peserta}`: what changes of a participant. */
export const pesertaUpdateSchema = z
  .object(pesertaShape)
  .partial()
  .extend({
    visa: visaSchema.extend({ no: changedNumber }).partial().optional(),
    polis: polisSchema.extend({ no: changedNumber }).partial().optional(),
  })
  .extend(edited.shape)
  .meta({ id: 'PesertaUbah', examples: [{ nama: 'Pak Karim', kamar: 'quad' }] })
export type PesertaUpdate = z.input<typeof pesertaUpdateSchema>
export type PesertaChanges = z.output<typeof pesertaUpdateSchema>

const pesertaList = z
  .array(pesertaInputSchema, 'Isi siapa yang berangkat')
  .min(1, 'Isi paling sedikit satu orang')
  .max(L.peserta, `Paling banyak ${L.peserta} orang`)

/** A package by its id or its slug. */
const paketKey = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), requiredText(200))
  .meta({ examples: ['1'] })

const pemesanShape = {
  nama: requiredText(L.nama),
  telepon: teleponSchema,
  email: optionalEmailSchema,
}
const cicilanSchema = wholeNumber(1, L.cicilan)
  .nullable()
  .describe('Parts after the down payment, the last on the settling day; null for the plan of `hitung`.')
  .meta({ examples: [null] })

const kebutuhanSchema = text(L.catatan).describe(
  'What the journey has to provide for, until a pilgrim’s own record says whom: a wheelchair, a diet.',
)

/** Body of `POST /api/pemesanan`. With a registration, payer and participants may be left out: they are taken over. */
export const pemesananInputSchema = z
  .object({
    paket_id: paketKey.optional().describe('Id or slug; a registration that names one has it as well.'),
    pendaftaran_id: wholeNumber(1, MAX_ID)
      .nullable()
      .optional()
      .meta({ examples: [null] }),
    pemesan: z.object(pemesanShape, 'Isi siapa yang memesan').optional(),
    peserta: pesertaList.optional(),
    kamar_sendiri: yes.optional().describe('Nobody else sleeps with them: beds that stay empty are paid.'),
    cicilan: cicilanSchema.optional(),
    kebutuhan: kebutuhanSchema.optional(),
    catatan: text(L.catatan).optional(),
    catatan_staf: text(L.catatan).optional(),
  })
  .meta({
    id: 'PemesananBaru',
    examples: [
      {
        paket_id: '1',
        pemesan: { nama: 'Siti Aminah', telepon: '0812 3456 7890', email: 'siti@contoh.test' },
        peserta: [
          { jenis: 'dewasa', kamar: 'quad' },
          { jenis: 'dewasa', kamar: 'quad' },
        ],
      },
    ],
  })
export type PemesananInput = z.output<typeof pemesananInputSchema>
export type PemesananDraft = z.input<typeof pemesananInputSchema>

/** Body of `POST /api/pemesanan/hitung`: what a booking would cost. */
export const hargaInputSchema = pemesananInputSchema
  .pick({ kamar_sendiri: true, cicilan: true })
  .extend({ paket_id: paketKey, peserta: pesertaList })
  .meta({
    id: 'HargaPemesananInput',
    examples: [{ paket_id: '1', peserta: [{ jenis: 'dewasa', kamar: 'quad' }] }],
  })
export type HargaDraft = z.input<typeof hargaInputSchema>

/** Body of `POST /api/pemesanan/{id}`: what changes of a booking besides participants and state. */
export const pemesananUpdateSchema = z
  .object({
    pemesan: z.object(pemesanShape).partial(),
    kamar_sendiri: yes,
    cicilan: cicilanSchema,
    kebutuhan: kebutuhanSchema,
    catatan: text(L.catatan),
    catatan_staf: text(L.catatan),
  })
  .partial()
  .extend(edited.shape)
  .meta({ id: 'PemesananUbah' })
export type PemesananUpdate = z.input<typeof pemesananUpdateSchema>
export type PemesananChanges = z.output<typeof pemesananUpdateSchema>

/** Body of `POST /api/pemesanan/{id}/status`. */
export const statusInputSchema = z
  .object({
    status: oneOf(PEMESANAN_STATUS).meta({ examples: ['menunggu_dp'] }),
    alasan: text(L.alasan).optional(),
  })
  .meta({ id: 'StatusPemesanan' })
export type StatusDraft = z.input<typeof statusInputSchema>

/** Body of `POST /api/pemesanan/{id}/peserta/hitung`: participants to add and to take out. */
export const ubahPesertaSchema = z
  .object({
    tambah: z.array(pesertaInputSchema).max(L.peserta).optional(),
    hapus: z.array(wholeNumber(1, MAX_ID)).max(L.peserta).optional(),
    ubah: z
      .array(pesertaUpdateSchema.extend({ id: wholeNumber(1, MAX_ID) }))
      .max(L.peserta)
      .optional(),
    kamar_sendiri: yes.optional(),
  })
  .meta({ id: 'UbahPeserta', examples: [{ tambah: [{ jenis: 'dewasa', kamar: 'quad' }] }] })
export type UbahPeserta = z.output<typeof ubahPesertaSchema>
export type UbahPesertaDraft = z.input<typeof ubahPesertaSchema>

/** Body of `POST /api/pemesanan/{id}/pindah` and of `…/pindah/hitung`: everybody moves unless some are named. */
export const pindahSchema = z
  .object({
    paket_id: paketKey,
    peserta: z.array(wholeNumber(1, MAX_ID)).min(1, 'Pilih siapa yang pindah').max(L.peserta).optional(),
  })
  .extend(edited.shape)
  .meta({ id: 'PindahPemesanan', examples: [{ paket_id: '2' }] })
export type Pindah = z.output<typeof pindahSchema>
export type PindahDraft = z.input<typeof pindahSchema>

const sum = z.number().int()

/** A line of a price: `harga` for each of `jumlah`. */
export const barisSchema = z.object({ uraian: z.string(), jumlah: sum, harga: sum, subtotal: sum })
/** A bill of the plan, until there are bills in their own right. */
export const tagihanSchema = z.object({
  jenis: z.enum(TAGIHAN_JENIS),
  uraian: z.string(),
  /** `YYYY-MM-DD` */
  jatuh_tempo: z.string(),
  jumlah: sum,
})

const hargaShape = {
  mata_uang: z.enum(CURRENCIES),
  total: sum,
  baris: z.array(barisSchema),
  tagihan: z.array(tagihanSchema),
}
/** The price of a booking with its plan. */
export const hargaPemesananSchema = z.object(hargaShape).meta({ id: 'HargaPemesanan' })
export type HargaPemesanan = z.infer<typeof hargaPemesananSchema>

/** A price after a change beside the one before: `selisih` is what the family pays more, below 0 what it pays less. */
export const selisihSchema = hargaPemesananSchema
  .extend({ sebelum: sum, selisih: sum, peringatan: z.array(z.string()) })
  .meta({ id: 'SelisihPemesanan' })
export type SelisihPemesanan = z.infer<typeof selisihSchema>

/** A participant as calls answer them. */
export const pesertaSchema = z
  .object({
    id: z.number().int(),
    jenis: z.enum(PESERTA_JENIS),
    /** The pilgrim's name, or what the office calls the place; may be empty. */
    nama: z.string(),
    tanggal_lahir: z.string(),
    kasur: z.boolean(),
    kamar: z.enum(KAMAR),
    jamaah_id: z.number().int().nullable(),
    teman_sekamar: z.string(),
    visa: z.object({ provider: z.string(), no: z.string(), berlaku: z.string(), akhir: z.string() }),
    polis: z.object({
      asuransi: z.string(),
      no: z.string(),
      input: z.string(),
      awal: z.string(),
      akhir: z.string(),
    }),
    /** True if a seat is needed: infants travel on a lap. */
    perlu_kursi: z.boolean(),
    /** True if a seat is taken. */
    berkursi: z.boolean(),
    updated_at: z.string(),
  })
  .meta({ id: 'PesertaPemesanan' })
export type PesertaPemesanan = z.infer<typeof pesertaSchema>

const paketRingkas = z.object({
  id: z.number().int(),
  slug: z.string(),
  nama_paket: z.string(),
  tanggal_keberangkatan: z.string(),
  sisa_pax: z.number().int(),
})

/** The next thing to do for a booking; `sampai` is a day, or blank. */
export const berikutnyaSchema = z.object({
  kunci: z.enum(NEXT_STEP),
  teks: z.string(),
  sampai: z.string(),
})

/** A booking in a list. */
export const pemesananRingkasSchema = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    paket_id: z.number().int(),
    paket: paketRingkas,
    pendaftaran_id: z.number().int().nullable(),
    pemesan: z.object({ nama: z.string(), telepon: z.string(), email: z.string() }),
    status: z.enum(PEMESANAN_STATUS),
    status_pada: z.string(),
    alasan: z.string(),
    /** The last day for the down payment; blank while nobody waits for it. */
    batas_dp: z.string(),
    mata_uang: z.enum(CURRENCIES),
    total: sum,
    jumlah_peserta: z.number().int(),
    /** Participants without a pilgrim. */
    tanpa_jamaah: z.number().int(),
    berikutnya: berikutnyaSchema.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'PemesananBaris' })
export type PemesananRingkas = z.infer<typeof pemesananRingkasSchema>

/** A booking with its people, price and plan. */
export const pemesananSchema = pemesananRingkasSchema
  .extend({
    ...hargaShape,
    kamar_sendiri: z.boolean(),
    cicilan: z.number().int().nullable(),
    /** Blank, as are both notes, for readers who are no staff. */
    kebutuhan: z.string(),
    catatan: z.string(),
    catatan_staf: z.string(),
    peserta: z.array(pesertaSchema),
    /** Sentences on what is odd and was saved all the same: a minor who travels without an adult. */
    peringatan: z.array(z.string()),
    /** The end of the time in which the last move or cancellation can be taken back, ISO 8601 in UTC; null for none. */
    urung_sampai: z.string().nullable(),
  })
  .meta({ id: 'PemesananLengkap' })
export type Pemesanan = z.infer<typeof pemesananSchema>

/**
 * Orders of the list: what waits for the reader first, newest first, soonest departure first, or soonest end of the
 * wait for a down payment.
 */
export const PEMESANAN_URUT = ['mendesak', 'terbaru', 'berangkat', 'batas_dp'] as const
export type PemesananUrut = (typeof PEMESANAN_URUT)[number]

/**
 * Answer of `GET /api/pemesanan`: a page, and how many bookings of the search each state has, under '' all, and under
 * `perlu` those that wait for the reader.
 */
export const pemesananPageSchema = z.object({
  data: z.array(pemesananRingkasSchema),
  jumlah: z.record(z.string(), z.number().int()),
  meta: z.object({ total: z.number().int(), page: z.number().int(), per_page: z.number().int() }),
})
export type PemesananPage = z.infer<typeof pemesananPageSchema>
