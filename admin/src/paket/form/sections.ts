import type { Section } from '../../form/shape.ts'
import { GAMBAR_HINT } from '../../gambar/upload-rules.ts'
import { FollowDeparture } from './follow-departure.tsx'

/** The form's sections, in order; fields in the order in which they are walked through. */
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
    fields: ['currency', 'harga_quad', 'harga_triple', 'harga_double', 'keterangan'],
  },
  {
    id: 'jadwal',
    title: 'Jadwal dan kursi',
    fields: ['pemberangkatan', 'tanggal_keberangkatan', 'total_pax', 'sisa_pax'],
    Below: FollowDeparture,
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
