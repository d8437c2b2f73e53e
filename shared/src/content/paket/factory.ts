import { filled } from '../../records/noun/given.ts'
import type { Paket, PaketGiven, PaketInput } from './paket.ts'
import { PAKET_FIELDS } from './paket-fields.ts'

const EXAMPLE: PaketGiven = {
  tipe_paket: 'Umroh',
  nama_paket: 'Umrah Reguler Desember',
  durasi: '9 Hari',
  pemberangkatan: 'Jakarta',
  maskapai: 'Saudia',
  harga_quad: 29_500_000,
  harga_triple: 30_500_000,
  harga_double: 32_000_000,
  currency: 'Rp',
  rating_hotel: 4,
  tanggal_keberangkatan: '2026-12-12',
  keterangan: 'Kamar sendiri tambah Rp 7.500.000 per pax.',
  thumbnail: 'poster-1600x1000.webp',
  flyer: 'flyer-800x1000.webp',
  deskripsi: 'Perjalanan sembilan hari.\nMadinah lebih dulu.',
  total_pax: 50,
  sisa_pax: 12,
  hotels: [
    {
      nama_hotel: 'Taibah Nur',
      lokasi: 'Madinah',
      jarak_m: 200,
      deskripsi: '',
      bintang: 4,
      check_in: '2026-12-12',
      check_out: '2026-12-20',
      image: '',
    },
  ],
  itineraris: [
    { hari: 1, tanggal: '2026-12-12', name: 'Jakarta – Madinah', deskripsi: 'Berkumpul di bandara.' },
  ],
  fasilitas: [{ name: 'Bus ber-AC' }],
  maskapais: [
    {
      nama_maskapai: 'Saudia',
      nomor: 'SV 827',
      transit: 'Langsung',
      departure: 'Jakarta (CGK)',
      arrival: 'Madinah (MED)',
      date_departure: '2026-12-12',
      date_arrival: '2026-12-12',
      gate: 'Terminal 3, Gate 7',
      image: '',
    },
  ],
  pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }],
  harga_termasuks: [{ keterangan: 'Tiket pesawat pulang pergi' }],
  harga_tidak_termasuks: [{ keterangan: 'Pembuatan paspor' }],
  keunggulans: [{ keterangan: 'Madinah lebih dulu' }],
  syarat_ketentuans: [{ keterangan: 'Uang muka minimal Rp10.000.000 per pax' }],
}

/** A complete, valid input for tests; overrides replace whole fields. */
export function paketInput(overrides: Partial<PaketGiven> = {}): PaketInput {
  return filled(PAKET_FIELDS, { ...EXAMPLE, ...overrides })
}

type Stamps = Omit<Paket, keyof PaketInput>

/** A complete record as the API answers it, for tests. */
export function paketRecord({
  id = 1,
  slug = 'umrah-reguler-desember',
  created_at = '2026-11-01T02:00:00.000Z',
  updated_at = '2026-11-01T02:00:00.000Z',
  ...overrides
}: Partial<PaketGiven & Stamps> = {}): Paket {
  return { id, slug, created_at, updated_at, ...paketInput(overrides) }
}
