import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import {
  BAYAR_OVERSEAS,
  SYARAT_TANPA_VISA,
  TANPA_VISA,
  TERMASUK_OVERSEAS,
  TIDAK_TERMASUK_OVERSEAS,
} from './ketentuan.ts'
import { lewat, TURKISH } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap } from './perjalanan.ts'

const SEMBILAN_HARI: readonly HariPerjalanan[] = [
  [1, 'Jakarta – Istanbul', 'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum penerbangan malam.'],
  [2, 'Istanbul – Samarkand', 'Berganti pesawat di Istanbul, tiba di Samarkand malam hari.'],
  [3, 'Registan dan Bibi Khanum', `Tiga madrasah Registan, Masjid Bibi Khanum, dan pasar Siyob.${JUMAT}`],
  [
    4,
    'Makam Imam Bukhari',
    `Kompleks Imam Bukhari di Hartang, lalu kompleks Shah-i-Zinda dan observatorium Ulugh Beg.${JUMAT}`,
  ],
  [5, 'Samarkand – Bukhara', 'Kereta cepat ke Bukhara. Sore di Lyabi Hauz.'],
  [6, 'Kota tua Bukhara', `Masjid Kalon, Madrasah Mir-i-Arab, Benteng Ark, dan makam Ismail Samani.${JUMAT}`],
  [7, 'Bukhara – Samarkand', `Pagi di makam Bahauddin Naqsyaband, kereta sore kembali ke Samarkand.${JUMAT}`],
  [8, 'Samarkand – Istanbul', 'Penerbangan pagi. Pulang lewat Istanbul tanpa menginap.'],
  [9, 'Tiba di Jakarta', 'Tiba di Terminal 3 Soekarno-Hatta.'],
]

/** Returns a tour in the footsteps of the scholars of Transoxiana. */
export function jejakSamarkand(berangkat: string): DemoGiven {
  return {
    tipe_paket: 'Overseas',
    nama_paket: 'Jejak Ulama Samarkand dan Bukhara',
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: TURKISH.nama,
    harga_quad: 30_900_000,
    harga_triple: 31_900_000,
    harga_double: 33_500_000,
    currency: 'Rp',
    ...BAYAR_OVERSEAS,
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(5_500_000),
    thumbnail: 'samarkand',
    flyer: 'samarkand',
    deskripsi: paragraf(
      'Kota-kota tempat Imam Bukhari lahir, belajar, dan dimakamkan. Perjalanan untuk keluarga yang gemar sejarah, dengan jarak berjalan kaki yang pendek di setiap kota.',
      'Pembimbing membacakan riwayat para ulama di tempatnya masing-masing, dan setiap peserta mendapat buku saku nama dan tahun.',
    ),
    total_pax: 25,
    sisa_pax: 16,
    hotels: [
      menginap(HOTEL.registanSaroy, berangkat, 2, 5),
      menginap(HOTEL.kalonSaroy, berangkat, 5, 7),
      menginap(HOTEL.registanSaroy, berangkat, 7, 8),
    ],
    itineraris: itinerary(berangkat, SEMBILAN_HARI),
    fasilitas: fasilitas([
      'Kereta cepat antarkota',
      'Makan halal',
      'Alat pemandu suara',
      'Buku saku sejarah',
    ]),
    maskapais: lewat(berangkat, TURKISH, {
      transit: 'Istanbul (IST)',
      tujuan: 'Samarkand (SKD)',
      durasi: 9,
    }),
    pembimbings: nama(['Ustadz Rasyid Mahmud']),
    harga_termasuks: keterangan([
      ...TERMASUK_OVERSEAS,
      'Kereta cepat Samarkand – Bukhara pulang pergi',
      'Tiket masuk Registan, Benteng Ark, dan observatorium',
    ]),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_OVERSEAS),
    keunggulans: keterangan([
      'Dibimbing pengajar hadis dan sejarah',
      `Hotel di kota tua: ${jarakHotel(HOTEL_CONTOH.registanSaroy)}, ${jarakHotel(HOTEL_CONTOH.kalonSaroy)}`,
      TANPA_VISA,
      'Rombongan kecil, paling banyak 25 peserta',
    ]),
    syarat_ketentuans: keterangan(SYARAT_TANPA_VISA),
  }
}
