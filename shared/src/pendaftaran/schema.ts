import { z } from 'zod'
import { wholeNumber } from '../number.ts'
import { requiredText, text } from '../text.ts'

/** SPEC section 2, /daftar: what a visitor may choose. */
export const PILIHAN_PAKET = ['Studi Overseas', 'Umroh', 'Tour Sejarah'] as const
export const PILIHAN_KOSONG = 'Belum memilih'

export const PENDAFTARAN_STATUS = ['baru', 'dihubungi', 'lunas', 'batal'] as const
export type PendaftaranStatus = (typeof PENDAFTARAN_STATUS)[number]

/** The consent that a visitor gives, stored with this version: change the text, change the version (UU 27/2022). */
export const PERSETUJUAN = {
  versi: '2026-11-21',
  teks: 'Saya setuju nama, email, dan data yang saya isi disimpan paling lama 24 bulan untuk menghubungi saya tentang pendaftaran ini.',
  pemasaran: 'Saya juga bersedia menerima kabar paket dan promo. Boleh dikosongkan.',
} as const

export const PENDAFTARAN_LIMITS = {
  nama: 200,
  email: 254,
  paket: 200,
  telepon: 30,
  catatan: 1_000,
  catatan_admin: 2_000,
  pax: 100,
} as const
const L = PENDAFTARAN_LIMITS

// Each letter fits one place of these alone, so that a text that fails is read once.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/
const TELEPON = /^[+0-9][0-9\s-]{7,}$/

const checkbox = z.preprocess(
  (value) => value === true || value === 'true' || value === 'on' || value === '1',
  z.boolean(),
)

/** Body of `POST /api/pendaftaran`, from JSON or from a plain form. */
export const pendaftaranInputSchema = z.object({
  nama: requiredText(L.nama),
  email: requiredText(L.email).refine(
    (value) => value === '' || EMAIL.test(value),
    'Tulis alamat email yang lengkap',
  ),
  /** One of `PILIHAN_PAKET`, or the slug of the package whose Booking button led here. */
  paket: text(L.paket),
  telepon: text(L.telepon).refine(
    (value) => value === '' || TELEPON.test(value),
    'Tulis nomor telepon dengan angka',
  ),
  jumlah_pax: z.preprocess((value) => (value === '' ? null : value), wholeNumber(1, L.pax).nullish()),
  catatan: text(L.catatan),
  setuju: checkbox.refine((agreed) => agreed, 'Centang persetujuan agar kami boleh menyimpan data Anda'),
  setuju_pemasaran: checkbox,
})
export type PendaftaranInput = z.infer<typeof pendaftaranInputSchema>
/**
 * A field that people never see and never fill; programs that fill every field give themselves away by it. Nothing is
 * stored then, and the answer is that of a success.
 */
export const PENDAFTARAN_HONEYPOT = 'situs_web'
/** Where a plain form leads after it was stored. */
export const TERIMA_KASIH_PATH = '/daftar/terima-kasih'

export type PendaftaranDraft = z.input<typeof pendaftaranInputSchema>

/** Body of `PATCH /api/pendaftaran/{id}`: what staff may change, also to correct what a person asks to have corrected. */
export const pendaftaranUpdateSchema = pendaftaranInputSchema
  .pick({ nama: true, email: true, paket: true, telepon: true, jumlah_pax: true, catatan: true })
  .extend({
    status: z.enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`),
    catatan_admin: text(L.catatan_admin),
  })
  .partial()
export type PendaftaranUpdate = z.infer<typeof pendaftaranUpdateSchema>

/** A registration as staff read it. */
export const pendaftaranSchema = z.object({
  id: z.number().int(),
  nama: z.string(),
  email: z.string(),
  paket: z.string(),
  telepon: z.string(),
  jumlah_pax: z.number().nullable(),
  catatan: z.string(),
  status: z.enum(PENDAFTARAN_STATUS),
  /** Notes of staff; never shown to the visitor. */
  catatan_admin: z.string(),
  persetujuan_versi: z.string(),
  persetujuan_pada: z.string(),
  setuju_pemasaran: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Pendaftaran = z.infer<typeof pendaftaranSchema>

/** A registration as the person themselves reads it. */
export const pendaftaranSayaSchema = pendaftaranSchema.omit({ catatan_admin: true })
export type PendaftaranSaya = z.infer<typeof pendaftaranSayaSchema>

/** Months that a registration is kept, as `PERSETUJUAN` promises. */
export const PENDAFTARAN_BULAN = 24

/** Why the form asks and how long it keeps: stands before the consent, wherever the form stands. */
export const PENDAFTARAN_ALASAN = `Data Anda hanya dipakai untuk menghubungi Anda tentang pendaftaran ini, lalu dihapus paling lambat setelah ${PENDAFTARAN_BULAN} bulan. Anda boleh meminta salinan atau penghapusannya kapan saja.`
