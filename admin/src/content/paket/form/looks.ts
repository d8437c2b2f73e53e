import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { tanggalHari } from '@safar/shared/content/paket/tanggal-hari'
import { VISA_LABEL } from '@safar/shared/content/paket/visa'
import { wantedText } from '@safar/shared/files/gambar/fit-warning'
import { formatTanggalSingkat, namaHari } from '@safar/shared/platform/format/tanggal'
import { readValues } from '@safar/shared/records/noun/values'
import { GAMBAR_HINT } from '../../../files/gambar/upload-rules.ts'
import type { ListLook, Looks, Section } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { BelowDeparture, useSeatsFollow } from './booked-seats.tsx'
import { pasteIntoDeskripsi, pasteIntoName } from './itinerary-paste.ts'
import { KetentuanKantor } from './ketentuan-kantor.tsx'
import type { PaketFormValues } from './values.ts'

const short = { width: 'third', short: true } as const

const lines = (label: string, add: string, main: string): ListLook => ({
  label,
  width: 'half',
  add,
  main,
  cells: { [main]: { label } },
})

const { tanggal_keberangkatan, itineraris } = PAKET_FIELDS
const TRIP = { tanggal_keberangkatan, itineraris }

/**
 * The dates by form values: all days ask at each key, and a date may follow from any other, so they are computed once.
 */
const datesAsked = new WeakMap<PaketFormValues, string[]>()

/** The days' dates as the page will show them. */
function datesOf(values: PaketFormValues): string[] {
  const dates = datesAsked.get(values) ?? tanggalHari(readValues(TRIP, values))
  datesAsked.set(values, dates)
  return dates
}

/** The look of each field of a package in its form. */
export const PAKET_LOOKS: Looks<typeof PAKET_FIELDS> = {
  ...STATE_LOOKS,
  nama_paket: { label: 'Nama paket' },
  tipe_paket: { label: 'Tipe', width: 'third', none: 'Pilih tipe' },
  durasi: { label: 'Durasi', width: 'third', pair: true },
  rating_hotel: { label: 'Rating hotel', width: 'third', pair: true },
  maskapai: { label: 'Maskapai' },
  thumbnail: {
    label: 'Poster',
    width: 'half',
    frame: 'poster',
    hint: `Kartu paket dan sampul. Yang pas ${wantedText('poster')}.`,
  },
  flyer: {
    label: 'Flyer',
    width: 'half',
    frame: 'flyer',
    hint: `Tegak. Yang pas ${wantedText('flyer')}.`,
  },
  currency: { label: 'Mata uang', width: 'third' },
  harga_quad: {
    label: 'Harga quad',
    width: 'third',
    hint: 'Di situs: baris Quad pada Harga menurut kamar',
  },
  harga_triple: {
    label: 'Harga mulai (triple)',
    width: 'third',
    hint: 'Di situs: baris Triple pada Harga menurut kamar',
  },
  harga_double: {
    label: 'Harga double',
    width: 'third',
    hint: 'Di situs: harga pada kartu, “Mulai Dari” pada halaman paket, dan baris Double',
  },
  harga_anak_kasur: {
    label: 'Anak dengan kasur',
    width: 'third',
    hint: 'Umurnya dihitung pada hari berangkat. Kosong: tanyakan CS',
  },
  harga_anak_tanpa_kasur: {
    label: 'Anak tanpa kasur',
    width: 'third',
    hint: 'Tidur bersama orang tua. Kosong: tanyakan CS',
  },
  harga_bayi: {
    label: 'Bayi',
    width: 'third',
    hint: 'Umurnya dihitung sampai hari pulang. Kosong: tanyakan CS',
  },
  dp_per_pax: {
    label: 'Uang muka per pax',
    width: 'third',
  },
  pelunasan_hari: { label: 'Pelunasan', width: 'third', unit: 'hari', hint: 'Sebelum hari berangkat' },
  visa: { label: 'Visa', width: 'third', words: VISA_LABEL, none: 'Belum disebut' },
  keterangan: { label: 'Keterangan', width: 'wide', hint: 'Tampil di samping label [SINGLE]' },
  pemberangkatan: { label: 'Tempat keberangkatan', width: 'half' },
  tanggal_keberangkatan: { label: 'Tanggal keberangkatan', width: 'half' },
  total_pax: { label: 'Total pax', width: 'half', pair: true, unit: 'Pax' },
  sisa_pax: { label: 'Available pax', width: 'half', pair: true, unit: 'Pax', useFixed: useSeatsFollow },
  minimal_pax: {
    label: 'Minimal berangkat',
    width: 'half',
    unit: 'Pax',
    hint: 'Tidak tampil di situs. Uang keberangkatan yang belum mencapainya dihitung terpisah.',
  },
  deskripsi: { label: 'Deskripsi', lines: { add: 20, edit: 30 } },
  pembimbings: lines('Pembimbing', 'Tambah pembimbing', 'nama'),
  fasilitas: lines('Fasilitas', 'Tambah fasilitas', 'name'),
  harga_termasuks: lines('Harga termasuk', 'Tambah harga termasuk', 'keterangan'),
  harga_tidak_termasuks: lines('Harga tidak termasuk', 'Tambah harga tidak termasuk', 'keterangan'),
  keunggulans: lines('Keunggulan', 'Tambah keunggulan', 'keterangan'),
  syarat_ketentuans: lines('Syarat dan ketentuan', 'Tambah syarat', 'keterangan'),
  itineraris: {
    label: 'Itinerary',
    add: 'Tambah hari',
    main: 'name',
    cells: {
      hari: { label: 'Hari', width: 'third', pair: true },
      tanggal: { label: 'Tanggal', width: 'wide', pair: true, short: true },
      name: { label: 'Nama', onPaste: pasteIntoName },
      deskripsi: { label: 'Deskripsi hari', lines: 3, onPaste: pasteIntoDeskripsi },
    },
    title: ({ hari }) => `Hari ${hari ?? ''}`,
    summary({ name }, index, values: PaketFormValues) {
      const date = datesOf(values)[index]
      const when = date ? `${namaHari(date).slice(0, 3)}, ${formatTanggalSingkat(date)}` : ''
      return [when, name].filter(Boolean).join(' · ')
    },
  },
  hotels: {
    label: 'Hotel',
    add: 'Tambah hotel',
    main: 'nama_hotel',
    cells: {
      nama_hotel: { label: 'Nama hotel', width: 'half' },
      lokasi: { label: 'Lokasi', width: 'half', hint: 'Dimulai dengan nama kota' },
      jarak_m: {
        label: 'Jarak ke masjid',
        width: 'half',
        unit: 'm',
        hint: 'Jalan kaki ke Masjidil Haram atau Masjid Nabawi',
      },
      bintang: { label: 'Bintang', width: 'third' },
      check_in: { label: 'Check-in', ...short },
      check_out: { label: 'Check-out', ...short },
      deskripsi: { label: 'Deskripsi hotel', lines: 2 },
      image: { label: 'Gambar hotel', frame: 'hotel', compact: true },
    },
    summary: ({ lokasi, jarak_m }) => [lokasi, jarak_m !== '' && `${jarak_m} m`].filter(Boolean).join(', '),
  },
  maskapais: {
    label: 'Penerbangan',
    add: 'Tambah penerbangan',
    main: 'nama_maskapai',
    cells: {
      nama_maskapai: { label: 'Nama maskapai', width: 'third' },
      nomor: { label: 'Nomor penerbangan', width: 'third' },
      transit: { label: 'Transit', width: 'third', hint: 'Kota transit, atau Langsung' },
      departure: { label: 'Berangkat dari', width: 'third' },
      arrival: { label: 'Tiba di', width: 'third' },
      date_departure: { label: 'Tanggal berangkat', ...short },
      date_arrival: { label: 'Tanggal tiba', ...short },
      gate: { label: 'Gate', width: 'third' },
      image: { label: 'Gambar maskapai', frame: 'maskapai', compact: true },
    },
    summary: ({ departure, arrival }) => [departure, arrival].filter(Boolean).join(' – '),
  },
}

/** The form's sections in their order; fields in the order of the focus. */
export const PAKET_SECTIONS: readonly Section[] = [
  {
    id: 'identitas',
    title: 'Identitas',
    hint: 'Tampil pada kartu dan judul halaman',
    fields: ['nama_paket', 'tipe_paket', 'durasi', 'rating_hotel', 'maskapai'],
  },
  { id: 'gambar', title: 'Gambar', hint: GAMBAR_HINT, fields: ['thumbnail', 'flyer'], even: true },
  {
    id: 'harga',
    title: 'Harga per pax',
    hint: 'Quad paling murah, double paling tinggi',
    fields: [
      'currency',
      'harga_quad',
      'harga_triple',
      'harga_double',
      'harga_anak_kasur',
      'harga_anak_tanpa_kasur',
      'harga_bayi',
      'dp_per_pax',
      'pelunasan_hari',
      'visa',
      'keterangan',
    ],
    Below: KetentuanKantor,
  },
  {
    id: 'jadwal',
    title: 'Jadwal dan kursi',
    fields: ['pemberangkatan', 'tanggal_keberangkatan', 'total_pax', 'sisa_pax', 'minimal_pax'],
    Below: BelowDeparture,
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
  STATE_SECTION,
]
