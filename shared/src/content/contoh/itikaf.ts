import { kamarSendiri } from './biaya.ts'
import type { NamaHotelContoh } from './hotel.ts'

/** A stay in one hotel, by days of the journey: check-in on day `masuk`, check-out on day `keluar`. */
export interface Inap {
  hotel: NamaHotelContoh
  masuk: number
  keluar: number
}

/**
 * The programme of Ramadan's last ten nights, sold as a dated package every year and told on a page of its own. Both
 * read it here, so that prices, hotels and days agree.
 */
export const ITIKAF = {
  nama_paket: 'Umrah plus Itikaf Ramadan',
  hari: 16,
  maskapai: 'Saudia',
  harga_quad: 49_500_000,
  harga_triple: 53_000_000,
  harga_double: 58_500_000,
  rating_hotel: 4,
  total_pax: 50,
  keterangan: kamarSendiri(24_000_000),
  deskripsi: [
    'Tiga malam di Madinah, lalu sebelas malam di Makkah untuk menghidupkan sepuluh malam terakhir Ramadan. Satu rombongan paling banyak 50 jamaah dengan dua pembimbing, supaya mudah bertemu kembali setelah tarawih.',
    'Itikaf di Masjidil Haram memerlukan izin yang kami daftarkan untuk Anda. Bila izin penuh, Anda tetap beribadah di masjid dan beristirahat di hotel, 450 m dari pelataran.',
    'Tanggal Ramadan dan Syawal mengikuti kalender Ummul Qura; kepastiannya menunggu pengumuman resmi.',
  ],
  inap: [
    { hotel: 'taibahNur', masuk: 1, keluar: 4 },
    { hotel: 'wadiIbrahim', masuk: 4, keluar: 15 },
  ],
  /** One entry a day; the first is 17 Ramadan. */
  itinerary: [
    [
      'Jakarta – Madinah',
      'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum terbang. Berbuka di pesawat, lalu langsung ke hotel.',
    ],
    [
      'Masjid Nabawi dan Raudhah',
      'Masuk Raudhah sesuai jadwal izin Nusuk. Berbuka bersama di pelataran, lalu tarawih.',
    ],
    ['Ziarah Quba dan Uhud', 'Berangkat selepas Subuh agar tidak terlalu panas, kembali sebelum Zuhur.'],
    [
      'Bir Ali – Makkah, umrah pertama',
      'Miqat di Bir Ali pagi hari. Umrah dibimbing setelah berbuka: tawaf, sai, lalu tahalul. Malam ke-21 dimulai.',
    ],
    [
      'Awal sepuluh malam terakhir',
      'Izin itikaf telah didaftarkan sebelum berangkat. Sahur dan berbuka diantar ke titik kumpul rombongan.',
    ],
    ['Itikaf', 'Tarawih dan qiyamul lail. Kamar hotel tetap tersedia untuk mandi dan beristirahat.'],
    [
      'Itikaf dan kajian tafsir',
      'Juz amma, empat puluh menit selepas Asar di musala hotel, setiap hari sampai hari ke-12.',
    ],
    ['Itikaf', 'Setoran bacaan Al-Quran bagi yang ingin dibimbing.'],
    ['Umrah kedua', "Miqat di Tan'im bagi jamaah yang berkenan, berangkat selepas tarawih."],
    ['Itikaf', 'Kajian tentang malam-malam ganjil, selepas Asar.'],
    ['Itikaf', 'Waktu pribadi untuk berdoa dan membaca.'],
    ['Itikaf dan penutup kajian', 'Kajian terakhir, lalu qiyamul lail bersama rombongan.'],
    [
      '29 Ramadan',
      'Khatam Al-Quran bersama rombongan. Setelah Magrib menunggu pengumuman resmi awal Syawal.',
    ],
    [
      'Idulfitri atau genap 30 Ramadan',
      'Mengikuti pengumuman resmi Arab Saudi. Bila Syawal tiba: salat Id di Masjidil Haram dan sarapan ketupat bersama.',
    ],
    [
      'Tawaf wada – Jeddah',
      'Tawaf wada selepas Zuhur, lalu ke bandara Jeddah. Penerbangan malam menuju Jakarta.',
    ],
    ['Tiba di Jakarta', 'Penyerahan air zamzam dan doa penutup di bandara.'],
  ],
  fasilitas: [
    'Bus ber-AC',
    'Sahur dan berbuka setiap hari',
    'Muthawif berbahasa Indonesia',
    'Alat pemandu suara saat tawaf',
    'Tas itikaf: alas tidur, botol minum, penutup mata',
    'Grup WhatsApp untuk keluarga di rumah',
  ],
  pembimbing: ['Ustadz Zubair Anwar', 'Ustadzah Laila Hasanah'],
  keunggulan: [
    'Sebelas malam di Makkah',
    'Kamar hotel tetap ada selama itikaf',
    'Sahur dan berbuka diantar ke dekat masjid',
    'Dua pembimbing untuk satu rombongan',
  ],
  termasuk: [
    'Tiket pesawat pulang pergi kelas ekonomi',
    'Visa umrah dan asuransi perjalanan',
    'Hotel sesuai yang tertulis di halaman ini',
    'Sahur dan berbuka, menu Indonesia',
    'Pengurusan izin itikaf',
    'Bus ber-AC dan ziarah sesuai itinerary',
    'Perlengkapan: koper, kain ihram atau mukena, buku doa, tas itikaf',
    'Manasik dua kali sebelum berangkat',
    'Air zamzam 5 liter, selama diizinkan maskapai',
  ],
} as const satisfies {
  inap: readonly Inap[]
  itinerary: readonly (readonly [name: string, deskripsi: string])[]
  [fact: string]: unknown
}
