import { CURRENCIES, DEFAULT_CURRENCY } from '../../platform/format/rupiah.ts'
import type { Fields, Noun, RowFields } from '../../records/noun/field.ts'
import { liveUnlessSaid } from '../../records/noun/states.ts'
import { TIPE_PAKET } from './tipe.ts'
import { VISA } from './visa.ts'

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
  jarak_m: 20_000,
  nomor: 20,
} as const
const L = PAKET_LIMITS

export const HOTEL_FIELDS = {
  nama_hotel: { kind: 'text', max: L.line, required: 'always' },
  lokasi: { kind: 'text', max: L.line },
  deskripsi: { kind: 'text', max: L.paragraph },
  // The create call of older clients leaves it out.
  jarak_m: {
    kind: 'number',
    min: 0,
    max: L.jarak_m,
    about: 'Metres on foot to the Haram or the Nabawi',
  },
  bintang: { kind: 'stars' },
  check_in: { kind: 'day' },
  check_out: { kind: 'day' },
  image: { kind: 'image' },
} as const satisfies RowFields

export const ITINERARY_FIELDS = {
  hari: { kind: 'number', min: 1, max: L.hari, required: 'always', nth: true },
  tanggal: { kind: 'day' },
  name: { kind: 'text', max: L.line },
  deskripsi: { kind: 'text', max: L.paragraph },
} as const satisfies RowFields

export const MASKAPAI_FIELDS = {
  nama_maskapai: { kind: 'text', max: L.line, required: 'always' },
  nomor: { kind: 'text', max: L.nomor, about: 'Flight number' },
  departure: { kind: 'text', max: L.line },
  arrival: { kind: 'text', max: L.line },
  date_departure: { kind: 'day' },
  date_arrival: { kind: 'day' },
  transit: {
    kind: 'text',
    max: L.line,
    about: '`Langsung`, or where it lands between; empty where nobody said',
  },
  gate: { kind: 'text', max: L.line },
  image: { kind: 'image' },
} as const satisfies RowFields

export const FASILITAS_FIELDS = {
  name: { kind: 'text', max: L.line, required: 'always', older: 'nama' },
} as const satisfies RowFields

export const PEMBIMBING_FIELDS = {
  nama: { kind: 'text', max: L.line, required: 'always', older: 'name' },
} as const satisfies RowFields

export const KETERANGAN_FIELDS = {
  keterangan: { kind: 'text', max: L.paragraph, required: 'always' },
} as const satisfies RowFields

const hargaLain = { kind: 'money', max: L.harga, currency: { field: 'currency' } } as const
const harga = { ...hargaLain, required: 'always' } as const
const pax = { kind: 'number', min: 0, max: L.pax, required: 'always' } as const
const list = { kind: 'list', max: L.entries } as const
const requiredList = { ...list, required: 'create' } as const

/** Every field of a package, in the order of its answers; the lists in the order in which pages show them. */
export const PAKET_FIELDS = {
  tipe_paket: { kind: 'choice', of: TIPE_PAKET, required: 'always' },
  nama_paket: { kind: 'text', max: L.nama, required: 'always' },
  durasi: { kind: 'durasi', required: 'always' },
  pemberangkatan: { kind: 'text', max: L.line, required: 'create' },
  maskapai: { kind: 'text', max: L.line, required: 'create' },
  harga_quad: harga,
  harga_triple: { ...harga, about: 'The start price' },
  harga_double: harga,
  harga_anak_kasur: {
    ...hargaLain,
    about: 'A child with a bed; null is a price nobody set, 0 is none to pay',
  },
  harga_anak_tanpa_kasur: hargaLain,
  harga_bayi: hargaLain,
  dp_per_pax: { ...hargaLain, about: 'Down payment for each person' },
  pelunasan_hari: {
    kind: 'number',
    min: 0,
    max: L.hari,
    about: 'Days before departure by which all is paid',
  },
  visa: { kind: 'choice', of: VISA },
  currency: { kind: 'choice', of: CURRENCIES, required: 'always', initial: DEFAULT_CURRENCY },
  rating_hotel: { kind: 'stars', required: 'always', fallback: L.bintang },
  tanggal_keberangkatan: { kind: 'day', required: 'always' },
  keterangan: { kind: 'text', max: L.keterangan, line: true, required: 'create' },
  thumbnail: { kind: 'image', required: 'create' },
  flyer: { kind: 'image', required: 'create' },
  deskripsi: { kind: 'text', max: L.deskripsi, required: 'create', detail: true },
  total_pax: pax,
  sisa_pax: pax,
  minimal_pax: {
    kind: 'number',
    min: 1,
    max: L.pax,
    about: 'People below whom it does not leave, for the office; null where nobody set it',
  },
  ...liveUnlessSaid,
  hotels: { ...requiredList, row: HOTEL_FIELDS },
  itineraris: { ...list, row: ITINERARY_FIELDS },
  fasilitas: { ...list, row: FASILITAS_FIELDS },
  maskapais: { ...requiredList, row: MASKAPAI_FIELDS },
  pembimbings: { ...requiredList, row: PEMBIMBING_FIELDS },
  harga_termasuks: { ...requiredList, row: KETERANGAN_FIELDS },
  harga_tidak_termasuks: { ...requiredList, row: KETERANGAN_FIELDS },
  keunggulans: { ...requiredList, row: KETERANGAN_FIELDS },
  syarat_ketentuans: { ...requiredList, row: KETERANGAN_FIELDS },
} as const satisfies Fields

/** Declares the noun `paket`: fields, audience and traits. */
export const PAKET = {
  name: 'paket',
  fields: PAKET_FIELDS,
  title: 'nama_paket',
  audience: { reads: 'office', writes: 'staff' },
  published: true,
  addressed: true,
  previewed: true,
  revised: 'whole',
  draftsInBrowser: true,
  // Older clients know no alt texts; pages name their pictures by what they belong to.
  withoutAlt: true,
} as const satisfies Noun
