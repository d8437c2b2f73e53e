import { type DemoPaket, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { toHijriah } from './hijriah.ts'
import { HOTEL } from './hotel.ts'
import {
  FASILITAS_UMRAH,
  kamarSendiri,
  SYARAT_UMRAH,
  TERMASUK_UMRAH,
  TIDAK_TERMASUK_UMRAH,
} from './ketentuan.ts'
import { madinahJeddah, SAUDIA } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap } from './perjalanan.ts'

const ENAM_BELAS_HARI: readonly HariPerjalanan[] = [
  [
    1,
    'Jakarta – Madinah',
    'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum terbang. Berbuka di pesawat, lalu langsung ke hotel.',
  ],
  [
    2,
    'Masjid Nabawi dan Raudhah',
    `Masuk Raudhah sesuai jadwal izin Nusuk. Berbuka bersama di pelataran, lalu tarawih.${JUMAT}`,
  ],
  [
    3,
    'Ziarah Quba dan Uhud',
    `Berangkat selepas Subuh agar tidak terlalu panas, kembali sebelum Zuhur.${JUMAT}`,
  ],
  [
    4,
    'Bir Ali – Makkah, umrah',
    'Miqat di Bir Ali pagi hari. Umrah dibimbing setelah berbuka: tawaf, sai, lalu tahalul. Malam ke-21 dimulai.',
  ],
  [
    5,
    'Awal sepuluh malam terakhir',
    `Izin itikaf telah didaftarkan sebelum berangkat. Sahur dan berbuka diantar ke titik kumpul rombongan.`,
  ],
  [
    7,
    'Kajian tafsir selepas Asar',
    `Juz amma, empat puluh menit setiap hari di musala hotel, sampai hari ke-12.`,
  ],
  [9, 'Umrah kedua', `Miqat di Tan'im bagi jamaah yang berkenan, berangkat selepas tarawih.${JUMAT}`],
  [
    13,
    '29 Ramadan',
    'Khatam Al-Quran bersama rombongan. Setelah Magrib menunggu pengumuman resmi awal Syawal.',
  ],
  [
    14,
    'Idulfitri atau genap 30 Ramadan',
    'Mengikuti pengumuman resmi Arab Saudi. Bila Syawal tiba: salat Id di Masjidil Haram dan sarapan ketupat bersama.',
  ],
  [
    15,
    'Tawaf wada – Jeddah',
    'Tawaf wada selepas Zuhur, lalu ke bandara Jeddah. Penerbangan malam menuju Jakarta.',
  ],
  [16, 'Tiba di Jakarta', 'Penyerahan air zamzam dan doa penutup di bandara.'],
]

/** The last ten nights of Ramadan in Makkah; `berangkat` is 17 Ramadan. */
export function umrahItikaf(berangkat: string): DemoPaket {
  return {
    tipe_paket: 'Umroh',
    nama_paket: `Umrah plus Itikaf Ramadan ${toHijriah(berangkat).tahun} H`,
    durasi: '16 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: SAUDIA.nama,
    harga_quad: 49_500_000,
    harga_triple: 53_000_000,
    harga_double: 58_500_000,
    currency: 'Rp',
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(24_000_000),
    thumbnail: 'hotel-malam',
    flyer: 'flyer-1',
    deskripsi: paragraf(
      'Tiga malam di Madinah, lalu sebelas malam di Makkah untuk menghidupkan sepuluh malam terakhir Ramadan. Rombongan sengaja kecil supaya mudah bertemu kembali setelah tarawih.',
      'Itikaf di Masjidil Haram memerlukan izin yang kami daftarkan untuk Anda. Bila izin penuh, Anda tetap beribadah di masjid dan beristirahat di hotel, 450 meter dari pelataran.',
      'Tanggal Ramadan dan Syawal mengikuti kalender Ummul Qura; kepastiannya menunggu pengumuman resmi.',
    ),
    total_pax: 35,
    sisa_pax: 14,
    hotels: [menginap(HOTEL.taibahNur, berangkat, 1, 4), menginap(HOTEL.wadiIbrahim, berangkat, 4, 15)],
    itineraris: itinerary(berangkat, ENAM_BELAS_HARI),
    fasilitas: fasilitas([
      ...FASILITAS_UMRAH.filter((name) => !name.startsWith('Makan')),
      'Sahur dan berbuka setiap hari',
      'Tas itikaf: alas tidur, botol minum, penutup mata',
    ]),
    maskapais: madinahJeddah(berangkat, SAUDIA, 16),
    pembimbings: nama(['Ustadz Zubair Anwar', 'Ustadzah Laila Hasanah']),
    harga_termasuks: keterangan([
      ...TERMASUK_UMRAH.filter((line) => !line.startsWith('Makan')),
      'Sahur dan berbuka, menu Indonesia',
      'Pengurusan izin itikaf',
    ]),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan([
      'Sebelas malam di Makkah',
      'Rombongan kecil, paling banyak 35 jamaah',
      'Sahur dan berbuka diantar ke dekat masjid',
      'Kajian tafsir setiap sore',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}
