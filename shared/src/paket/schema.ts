import { z } from 'zod'
import { durasiSchema } from '../format/durasi-schema.ts'
import { CURRENCIES } from '../format/rupiah.ts'
import { optionalTanggalSchema, tanggalSchema } from '../format/tanggal-schema.ts'
import { MAX_IMAGE_NAME_LENGTH } from '../gambar/name.ts'
import { wholeNumber } from '../number.ts'
import { REQUIRED_MESSAGE, requiredText, text } from '../text.ts'
import { sisaPaxError } from './sisa-pax.ts'
import { TIPE_PAKET } from './tipe.ts'

export { TIPE_PAKET, type TipePaket } from './tipe.ts'

/** Bounds of every field, for forms and server alike. Lengths in UTF-16 units, prices in whole currency units. */
export const PAKET_LIMITS = {
  nama: 150,
  line: 200,
  keterangan: 500,
  paragraph: 2_000,
  deskripsi: 20_000,
  harga: 99_999_999_999,
  pax: 9_999,
  bintang: 5,
  entries: 100,
  hari: 365,
} as const

const L = PAKET_LIMITS
const imageName = text(MAX_IMAGE_NAME_LENGTH).refine(
  (value) => !/[\\/]/.test(value),
  'Nama gambar tidak boleh memuat garis miring',
)

/** Star rating of a hotel; null where nobody has said (the create call of older clients leaves it out). */
const optionalBintang = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  wholeNumber(1, L.bintang).nullable(),
)

export const hotelSchema = z.object({
  nama_hotel: requiredText(L.line),
  lokasi: text(L.line),
  deskripsi: text(L.paragraph),
  bintang: optionalBintang,
  check_in: optionalTanggalSchema,
  check_out: optionalTanggalSchema,
  image: imageName,
})
export const itinerarySchema = z.object({
  hari: wholeNumber(1, L.hari),
  tanggal: optionalTanggalSchema,
  name: text(L.line),
  deskripsi: text(L.paragraph),
})
export const fasilitasSchema = z.object({ name: requiredText(L.line) })
export const maskapaiSchema = z.object({
  nama_maskapai: requiredText(L.line),
  departure: text(L.line),
  arrival: text(L.line),
  date_departure: optionalTanggalSchema,
  date_arrival: optionalTanggalSchema,
  gate: text(L.line),
  image: imageName,
})
export const pembimbingSchema = z.object({ nama: requiredText(L.line) })
export const keteranganSchema = z.object({ keterangan: requiredText(L.paragraph) })

export type Hotel = z.infer<typeof hotelSchema>
export type Itinerary = z.infer<typeof itinerarySchema>
export type Fasilitas = z.infer<typeof fasilitasSchema>
export type Maskapai = z.infer<typeof maskapaiSchema>
export type Pembimbing = z.infer<typeof pembimbingSchema>
export type Keterangan = z.infer<typeof keteranganSchema>

/**
 * A row that a form opened and nobody filled says nothing: it is left out, not refused. A day number alone is such a
 * row as well, since forms count days by themselves.
 */
export function isBlankEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
  return Object.entries(entry).every(
    ([key, value]) => key === 'hari' || value == null || (typeof value === 'string' && value.trim() === ''),
  )
}

function entries<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess(
    (value) =>
      value === null ? [] : Array.isArray(value) ? value.filter((item) => !isBlankEntry(item)) : value,
    z
      .array(entry, {
        error: (issue) => (issue.input === undefined ? REQUIRED_MESSAGE : 'Isi dengan daftar'),
      })
      .max(L.entries, `Paling banyak ${L.entries} baris`),
  )
}

const requiredEntries = <Entry extends z.ZodType>(entry: Entry) =>
  entries(entry).refine((list) => list.length > 0, REQUIRED_MESSAGE)

const tipe = z.enum(TIPE_PAKET, {
  error: (issue) => (issue.input ? `Pilih salah satu: ${TIPE_PAKET.join(', ')}` : REQUIRED_MESSAGE),
})
const currency = z.enum(CURRENCIES, {
  error: (issue) => (issue.input ? `Pilih salah satu: ${CURRENCIES.join(', ')}` : REQUIRED_MESSAGE),
})
const harga = wholeNumber(0, L.harga)

/** Lists of a package, in the order in which pages show them. */
export const PAKET_LISTS = [
  'hotels',
  'itineraris',
  'fasilitas',
  'maskapais',
  'pembimbings',
  'harga_termasuks',
  'harga_tidak_termasuks',
  'keunggulans',
  'syarat_ketentuans',
] as const
export type PaketList = (typeof PAKET_LISTS)[number]

const inputFields = z.object({
  tipe_paket: tipe,
  nama_paket: requiredText(L.nama),
  durasi: durasiSchema,
  pemberangkatan: requiredText(L.line),
  maskapai: requiredText(L.line),
  harga_quad: harga,
  harga_triple: harga,
  harga_double: harga,
  currency,
  rating_hotel: wholeNumber(1, L.bintang),
  tanggal_keberangkatan: tanggalSchema,
  keterangan: requiredText(L.keterangan),
  thumbnail: imageName.refine((value) => value !== '', REQUIRED_MESSAGE),
  flyer: imageName.refine((value) => value !== '', REQUIRED_MESSAGE),
  deskripsi: requiredText(L.deskripsi),
  total_pax: wholeNumber(0, L.pax),
  sisa_pax: wholeNumber(0, L.pax),
  hotels: requiredEntries(hotelSchema),
  itineraris: entries(itinerarySchema).default([]),
  fasilitas: entries(fasilitasSchema).default([]),
  maskapais: requiredEntries(maskapaiSchema),
  pembimbings: requiredEntries(pembimbingSchema),
  harga_termasuks: requiredEntries(keteranganSchema),
  harga_tidak_termasuks: requiredEntries(keteranganSchema),
  keunggulans: requiredEntries(keteranganSchema),
  syarat_ketentuans: requiredEntries(keteranganSchema),
})

/** Body of `POST /api/paket`: what SPEC section 5 requires, unknown fields ignored. */
export const paketInputSchema = inputFields.superRefine((input, context) => {
  const message = sisaPaxError(input)
  if (message) context.addIssue({ code: 'custom', path: ['sisa_pax'], message })
})
export type PaketInput = z.infer<typeof paketInputSchema>
/** A package's fields as a client may send them (numbers as text, lists left out, …). */
export type PaketInputDraft = z.input<typeof paketInputSchema>

/**
 * Body of `POST /api/paket/{id}`: the same shapes, nothing required; a field that is left out keeps its value. Only the
 * name cannot be emptied, since pages, links and search results need one. With `updated_at` of the edited copy the
 * server refuses to overwrite a newer one. Seats are compared by `sisaPaxError` after the merge with the stored record;
 * `ubah_kursi` beside the fields changes them by so much, whatever they are by now.
 */
export const paketUpdateSchema = inputFields
  .extend({
    pemberangkatan: text(L.line),
    maskapai: text(L.line),
    keterangan: text(L.keterangan),
    thumbnail: imageName,
    flyer: imageName,
    deskripsi: text(L.deskripsi),
    hotels: entries(hotelSchema),
    itineraris: entries(itinerarySchema),
    fasilitas: entries(fasilitasSchema),
    maskapais: entries(maskapaiSchema),
    pembimbings: entries(pembimbingSchema),
    harga_termasuks: entries(keteranganSchema),
    harga_tidak_termasuks: entries(keteranganSchema),
    keunggulans: entries(keteranganSchema),
    syarat_ketentuans: entries(keteranganSchema),
    updated_at: z.string().max(40),
    ubah_kursi: wholeNumber(-L.pax, L.pax).describe(
      'Seats sold (below zero) or given back since the edited copy. It goes on top of what is stored and stands for sisa_pax, which is then not read; 0 leaves seats alone. With it, seats that somebody else changed since are no conflict.',
    ),
  })
  .partial()
export type PaketUpdate = z.infer<typeof paketUpdateSchema>

/** A package as the API answers it. Times are ISO 8601 in UTC with milliseconds. */
export const paketSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  tipe_paket: z.enum(TIPE_PAKET),
  nama_paket: z.string(),
  durasi: z.string(),
  pemberangkatan: z.string(),
  maskapai: z.string(),
  harga_quad: z.number(),
  harga_triple: z.number().describe('The start price'),
  harga_double: z.number(),
  currency: z.enum(CURRENCIES),
  rating_hotel: z.number(),
  tanggal_keberangkatan: z.string(),
  keterangan: z.string(),
  thumbnail: z.string(),
  flyer: z.string(),
  deskripsi: z.string(),
  total_pax: z.number(),
  sisa_pax: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  hotels: z.array(
    z.object({
      nama_hotel: z.string(),
      lokasi: z.string(),
      deskripsi: z.string(),
      bintang: z.number().nullable(),
      check_in: z.string(),
      check_out: z.string(),
      image: z.string(),
    }),
  ),
  itineraris: z.array(
    z.object({ hari: z.number(), tanggal: z.string(), name: z.string(), deskripsi: z.string() }),
  ),
  fasilitas: z.array(z.object({ name: z.string() })),
  maskapais: z.array(
    z.object({
      nama_maskapai: z.string(),
      departure: z.string(),
      arrival: z.string(),
      date_departure: z.string(),
      date_arrival: z.string(),
      gate: z.string(),
      image: z.string(),
    }),
  ),
  pembimbings: z.array(z.object({ nama: z.string() })),
  harga_termasuks: z.array(z.object({ keterangan: z.string() })),
  harga_tidak_termasuks: z.array(z.object({ keterangan: z.string() })),
  keunggulans: z.array(z.object({ keterangan: z.string() })),
  syarat_ketentuans: z.array(z.object({ keterangan: z.string() })),
})
export type Paket = z.infer<typeof paketSchema>
