import type { PaketList } from '@safar/shared/paket/schema'
import { PAKET_LISTS } from '@safar/shared/paket/schema'
import { GAMBAR_HINT } from '../../gambar/upload-rules.ts'
import type { PaketField, PaketFormLists } from './values.ts'

/** Visible label of each single field. */
export const FIELD_LABEL: Record<PaketField, string> = {
  nama_paket: 'Nama paket',
  tipe_paket: 'Tipe',
  durasi: 'Durasi',
  rating_hotel: 'Rating hotel',
  maskapai: 'Maskapai',
  thumbnail: 'Poster',
  flyer: 'Flyer',
  currency: 'Mata uang',
  harga_quad: 'Harga quad',
  harga_triple: 'Harga mulai (triple)',
  harga_double: 'Harga double',
  keterangan: 'Keterangan',
  pemberangkatan: 'Tempat keberangkatan',
  tanggal_keberangkatan: 'Tanggal keberangkatan',
  total_pax: 'Total pax',
  sisa_pax: 'Available pax',
  deskripsi: 'Deskripsi',
}

/** Name of each list; a row's name is this with its number, `Pembimbing 1`. */
export const LIST_LABEL: Record<PaketList, string> = {
  pembimbings: 'Pembimbing',
  fasilitas: 'Fasilitas',
  harga_termasuks: 'Harga termasuk',
  harga_tidak_termasuks: 'Harga tidak termasuk',
  keunggulans: 'Keunggulan',
  syarat_ketentuans: 'Syarat dan ketentuan',
  itineraris: 'Itinerary',
  hotels: 'Hotel',
  maskapais: 'Penerbangan',
}

/** Words of the button that adds a row. */
export const ADD_LABEL: Record<PaketList, string> = {
  pembimbings: 'Tambah pembimbing',
  fasilitas: 'Tambah fasilitas',
  harga_termasuks: 'Tambah harga termasuk',
  harga_tidak_termasuks: 'Tambah harga tidak termasuk',
  keunggulans: 'Tambah keunggulan',
  syarat_ketentuans: 'Tambah syarat',
  itineraris: 'Tambah hari',
  hotels: 'Tambah hotel',
  maskapais: 'Tambah penerbangan',
}

/** The field that names a row, and that messages about a whole list stand beside. */
export const MAIN_FIELD = {
  pembimbings: 'nama',
  fasilitas: 'name',
  harga_termasuks: 'keterangan',
  harga_tidak_termasuks: 'keterangan',
  keunggulans: 'keterangan',
  syarat_ketentuans: 'keterangan',
  itineraris: 'name',
  hotels: 'nama_hotel',
  maskapais: 'nama_maskapai',
} as const satisfies { [List in PaketList]: keyof PaketFormLists[List][number] }

/** Lists that need at least one entry (SPEC section 5). */
export const REQUIRED_LISTS: readonly PaketList[] = [
  'pembimbings',
  'harga_termasuks',
  'harga_tidak_termasuks',
  'keunggulans',
  'syarat_ketentuans',
  'hotels',
  'maskapais',
]

/** Labels inside rows of more than one field, in the order in which they stand. */
export const ROW_LABEL = {
  itineraris: { hari: 'Hari', tanggal: 'Tanggal', name: 'Nama', deskripsi: 'Deskripsi hari' },
  hotels: {
    nama_hotel: 'Nama hotel',
    lokasi: 'Lokasi',
    bintang: 'Bintang',
    check_in: 'Check-in',
    check_out: 'Check-out',
    deskripsi: 'Deskripsi hotel',
    image: 'Gambar hotel',
  },
  maskapais: {
    nama_maskapai: 'Nama maskapai',
    departure: 'Berangkat dari',
    arrival: 'Tiba di',
    date_departure: 'Tanggal berangkat',
    date_arrival: 'Tanggal tiba',
    gate: 'Gate',
    image: 'Gambar maskapai',
  },
} as const

export type NestedList = keyof typeof ROW_LABEL
export type SimpleList = Exclude<PaketList, NestedList>

export function isPaketList(name: string): name is PaketList {
  return (PAKET_LISTS as readonly string[]).includes(name)
}
export function isNestedList(list: PaketList): list is NestedList {
  return list in ROW_LABEL
}

export interface Section {
  id: string
  title: string
  hint?: string
  fields: readonly (PaketField | PaketList)[]
}

/** The form's sections, in order; fields in the order in which they are walked through. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'identitas',
    title: 'Identitas',
    hint: 'Tampil pada kartu dan judul halaman',
    fields: ['nama_paket', 'tipe_paket', 'durasi', 'rating_hotel', 'maskapai'],
  },
  { id: 'gambar', title: 'Gambar', hint: GAMBAR_HINT, fields: ['thumbnail', 'flyer'] },
  {
    id: 'harga',
    title: 'Harga per pax',
    hint: 'Quad paling murah, double paling tinggi',
    fields: ['currency', 'harga_quad', 'harga_triple', 'harga_double', 'keterangan'],
  },
  {
    id: 'jadwal',
    title: 'Jadwal dan kursi',
    fields: ['pemberangkatan', 'tanggal_keberangkatan', 'total_pax', 'sisa_pax'],
  },
  { id: 'deskripsi', title: 'Deskripsi', hint: 'Satu baris menjadi satu paragraf', fields: ['deskripsi'] },
  {
    id: 'layanan',
    title: 'Pembimbing dan layanan',
    fields: ['pembimbings', 'fasilitas', 'harga_termasuks', 'harga_tidak_termasuks'],
  },
  { id: 'itinerary', title: 'Itinerary', hint: 'Boleh diisi belakangan', fields: ['itineraris'] },
  { id: 'hotel', title: 'Hotel', hint: 'Sebut nama dan jaraknya ke masjid', fields: ['hotels'] },
  { id: 'penerbangan', title: 'Penerbangan', hint: 'Pergi dan pulang', fields: ['maskapais'] },
  { id: 'syarat', title: 'Keunggulan dan syarat', fields: ['keunggulans', 'syarat_ketentuans'] },
]

const FIELD_ORDER: string[] = SECTIONS.flatMap((section) => section.fields)

function rowOrder(path: string): [number, number, number] {
  const [field = '', index = '0', sub = ''] = path.split('.')
  const labels = isPaketList(field) && isNestedList(field) ? Object.keys(ROW_LABEL[field]) : []
  return [FIELD_ORDER.indexOf(field), Number(index), labels.indexOf(sub)]
}

/** Sorts paths as their fields stand on the page. */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [rowOrder(a), rowOrder(b)]
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

/** Id of the section that holds a path. */
export function sectionOf(path: string): string {
  const field = path.split('.')[0] ?? ''
  return SECTIONS.find((section) => section.fields.some((name) => name === field))?.id ?? ''
}

/** A path in words: `Harga double`, `Pembimbing 2`, `Hotel 1: Check-out`. */
export function pathLabel(path: string): string {
  const [field = '', index, sub = ''] = path.split('.')
  if (!isPaketList(field)) return FIELD_LABEL[field as PaketField] ?? field
  if (index === undefined) return LIST_LABEL[field]
  const row = `${LIST_LABEL[field]} ${Number(index) + 1}`
  if (!isNestedList(field)) return row
  const labels: Record<string, string> = ROW_LABEL[field]
  return labels[sub] ? `${row}: ${labels[sub]}` : row
}
