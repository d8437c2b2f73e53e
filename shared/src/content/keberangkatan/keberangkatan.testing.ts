import { addDays } from '../../platform/format/tanggal.ts'
import { paketRecord } from '../paket/factory.ts'
import type { Paket } from '../paket/paket.ts'
import { type Baris, barisOf } from './filter-rows.ts'
import { keberangkatanOf } from './keberangkatan.ts'

/**
 * One departure of a made-up year, as an agency of a thousand has them: cities, airlines, metres, prices and seats
 * vary.
 */
export function paketKe(nth: number, changes: Parameters<typeof paketRecord>[0] = {}): Paket {
  const quad = 24_000_000 + (nth % 37) * 500_000
  const [madinah = 0, makkah = 0] = [100 + (nth % 9) * 50, 150 + (nth % 13) * 50]
  return paketRecord({
    id: nth + 1,
    nama_paket: `Umrah ${['Reguler', 'Plus Turki', 'Awal Tahun', 'Keluarga', 'Hemat'][nth % 5]} ${nth + 1}`,
    slug: `umrah-${['reguler', 'plus-turki', 'awal-tahun', 'keluarga', 'hemat'][nth % 5]}-${nth + 1}`,
    tipe_paket: nth % 11 === 0 ? 'Haji' : nth % 7 === 0 ? 'Overseas' : 'Umroh',
    durasi: `${9 + (nth % 5)} Hari`,
    pemberangkatan: ['Jakarta (CGK)', 'Surabaya (SUB)', 'Medan (KNO)', 'Makassar'][nth % 4] ?? '',
    maskapai: ['Saudia', 'Garuda Indonesia', 'Turkish Airlines', 'Qatar Airways'][(nth * 3) % 4] ?? '',
    harga_quad: nth % 29 === 0 ? 0 : nth % 11 === 0 ? 9_000 : quad,
    harga_triple: nth % 11 === 0 ? 9_500 : quad + 1_000_000,
    harga_double: nth % 11 === 0 ? 10_000 : quad + 2_500_000,
    currency: nth % 11 === 0 ? 'USD' : 'Rp',
    rating_hotel: 3 + (nth % 3),
    tanggal_keberangkatan: nth % 41 === 0 ? '' : addDays('2026-12-01', (nth * 17) % 400),
    total_pax: 45,
    sisa_pax: nth % 6 === 0 ? 0 : nth % 45,
    hotels: [
      {
        nama_hotel: 'A',
        lokasi: 'Madinah',
        ...(nth % 5 && { jarak_m: madinah }),
      },
      { nama_hotel: 'B', lokasi: 'Makkah', jarak_m: makkah },
    ],
    ...changes,
  })
}

/** Makes so many of these departures, as rows ready to be searched. */
export function barisKe(count: number): Baris[] {
  return barisOf(Array.from({ length: count }, (_, nth) => keberangkatanOf(paketKe(nth))))
}
