import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import {
  BAYAR_MALAYSIA,
  SYARAT_TANPA_VISA,
  TANPA_VISA,
  TERMASUK_OVERSEAS,
  TIDAK_TERMASUK_OVERSEAS,
} from './ketentuan.ts'
import { CGK, GARUDA, nomor } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap, terbang } from './perjalanan.ts'

const EMPAT_HARI: readonly HariPerjalanan[] = [
  [
    1,
    'Jakarta – Kuala Lumpur',
    'Terbang pagi. Masjid Negara dan Dataran Merdeka, malam di tepi danau Menara Kembar.',
  ],
  [
    2,
    'Museum Kesenian Islam dan Taman Burung',
    `Koleksi mushaf dan arsitektur, lalu taman burung untuk keluarga.${JUMAT}`,
  ],
  [3, 'Putrajaya', `Masjid Putra di tepi danau, Jembatan Seri Wawasan, dan sore bebas di kota.${JUMAT}`],
  [4, 'Kuala Lumpur – Jakarta', 'Belanja oleh-oleh di Pasar Seni, penerbangan sore ke Jakarta.'],
]

/** Returns a long weekend for families in Malaysia. */
export function halalMalaysia(berangkat: string): DemoGiven {
  const KUL = 'Kuala Lumpur (KUL)'
  return {
    tipe_paket: 'Overseas',
    nama_paket: 'Halal Tour Kuala Lumpur dan Putrajaya',
    durasi: '4 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: GARUDA.nama,
    harga_quad: 7_900_000,
    harga_triple: 8_300_000,
    harga_double: 8_900_000,
    currency: 'Rp',
    ...BAYAR_MALAYSIA,
    dp_per_pax: 3_000_000,
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(1_800_000),
    thumbnail: 'kuala-lumpur',
    flyer: 'kuala-lumpur',
    deskripsi: paragraf(
      'Empat hari yang ringan untuk keluarga: masjid-masjid besar, museum kesenian Islam, dan kota taman Putrajaya. Semua tempat makan bersertifikat halal.',
      'Pilihan pertama yang baik bagi anak-anak yang belum pernah ke luar negeri.',
    ),
    total_pax: 30,
    sisa_pax: 21,
    hotels: [menginap(HOTEL.tasikSeri, berangkat, 1, 4)],
    itineraris: itinerary(berangkat, EMPAT_HARI),
    fasilitas: fasilitas(['Bus ber-AC', 'Makan halal', 'Kamar keluarga', 'Pemandu berbahasa Indonesia']),
    maskapais: [
      terbang(berangkat, { ...nomor(GARUDA, 9820), dari: CGK, ke: KUL, hari: 1, gate: 'Terminal 3, Gate 2' }),
      terbang(berangkat, { ...nomor(GARUDA, 9821), dari: KUL, ke: CGK, hari: 4, gate: 'Terminal 1' }),
    ],
    pembimbings: nama(['Ustadz Hanif Abdillah']),
    harga_termasuks: keterangan(TERMASUK_OVERSEAS),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_OVERSEAS),
    keunggulans: keterangan([
      TANPA_VISA,
      `Satu hotel selama perjalanan, ${jarakHotel(HOTEL_CONTOH.tasikSeri)}`,
      'Ritme ringan untuk anak dan kakek-nenek',
    ]),
    syarat_ketentuans: keterangan(SYARAT_TANPA_VISA),
  }
}
