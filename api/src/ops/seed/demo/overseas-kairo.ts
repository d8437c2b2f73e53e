import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import { BAYAR_OVERSEAS, SYARAT_OVERSEAS, TERMASUK_OVERSEAS, TIDAK_TERMASUK_OVERSEAS } from './ketentuan.ts'
import { lewat, SAUDIA } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, menginap } from './perjalanan.ts'

const kelas = (hari: number, name: string, deskripsi: string): HariPerjalanan => [
  hari,
  name,
  `Kelas pukul 08.00–12.00. ${deskripsi}`,
]

/** The group leaves on a Wednesday; classes are on Cairo's working days, Sunday to Thursday. */
const DUA_PULUH_SATU_HARI: readonly HariPerjalanan[] = [
  [1, 'Jakarta – Jeddah', 'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum penerbangan malam.'],
  [2, 'Jeddah – Kairo', 'Tiba siang hari, pembagian kamar, dan jalan sore mengenal lingkungan.'],
  [3, 'Salat Jumat di Al-Azhar', 'Salat Jumat di Masjid Al-Azhar, lalu pengenalan tutor dan tata tertib.'],
  [4, 'Tes penempatan', 'Tes lisan dan tulis, lalu pembagian kelas: pemula, menengah, dan lanjutan.'],
  kelas(5, 'Pekan belajar pertama: percakapan', 'Menyapa, bertanya arah, dan berbelanja.'),
  kelas(6, 'Nahwu dasar', 'Sore praktik di pasar bersama tutor.'),
  kelas(7, 'Membaca dan menyimak', 'Malam murajaah bersama tutor.'),
  kelas(8, 'Percakapan di kota', 'Sore naik angkutan kota dengan tugas berbahasa Arab.'),
  kelas(9, 'Ulangan pekan pertama', 'Laporan kemajuan pertama dikirim kepada orang tua.'),
  [
    10,
    'Khan el-Khalili',
    'Ikut halaqah umum di Al-Azhar selepas salat Jumat, lalu praktik menawar dalam bahasa Arab.',
  ],
  [11, 'Giza dan museum', 'Piramida Giza pagi hari, museum sampai sore, dengan lembar tugas berbahasa Arab.'],
  kelas(12, 'Pekan belajar kedua: teks pendek', 'Kelompok menengah mulai membaca kitab.'),
  kelas(13, 'Menulis harian', 'Sore bersama tutor, tiga peserta dalam satu kelompok.'),
  kelas(14, 'Menyimak khotbah', 'Malam murajaah bersama tutor.'),
  kelas(15, 'Berbicara di depan kelas', 'Setiap peserta bercerita lima menit.'),
  kelas(16, 'Persiapan ujian', 'Laporan kemajuan kedua dikirim kepada orang tua.'),
  [17, 'Kota tua Kairo', 'Masjid Amr bin Ash, salat Jumat di Masjid Ibnu Tulun, dan Benteng Salahuddin.'],
  [18, 'Aleksandria sehari', 'Perpustakaan Aleksandria dan tepi laut, pulang malam dengan bus.'],
  [19, 'Ujian akhir', 'Ujian lisan dan tulis, lalu malam perpisahan dan pembagian sertifikat.'],
  [20, 'Kairo – Jeddah', 'Pagi bebas, lalu ke bandara. Pulang lewat Jeddah tanpa menginap.'],
  [21, 'Tiba di Jakarta', 'Tiba di Terminal 3 Soekarno-Hatta.'],
]

/** Returns three weeks of Arabic in Cairo. */
export function studyKairo(berangkat: string): DemoGiven {
  return {
    tipe_paket: 'Overseas',
    nama_paket: 'Study Overseas Bahasa Arab Kairo',
    durasi: '21 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: SAUDIA.nama,
    harga_quad: 51_500_000,
    harga_triple: 53_500_000,
    harga_double: 56_000_000,
    currency: 'Rp',
    ...BAYAR_OVERSEAS,
    visa: 'termasuk',
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(9_000_000),
    thumbnail: 'kairo',
    flyer: 'kairo',
    deskripsi: paragraf(
      'Tiga pekan di Kairo untuk pelajar, guru, dan siapa pun yang ingin mulai berbicara bahasa Arab. Empat jam kelas pada pagi hari Minggu sampai Kamis, praktik di kota pada sore dan akhir pekan.',
      'Satu kelas berisi paling banyak sepuluh peserta, diajar penutur asli dan didampingi tutor asal Indonesia yang sedang belajar di Kairo. Peserta berusia di bawah 17 tahun berangkat dengan izin tertulis orang tua.',
    ),
    total_pax: 40,
    sisa_pax: 23,
    hotels: [menginap(HOTEL.darulNil, berangkat, 2, 20)],
    itineraris: itinerary(berangkat, DUA_PULUH_SATU_HARI),
    fasilitas: fasilitas(['Kelas ber-AC', 'Tutor sore', 'Internet di kamar', 'Penatu seminggu sekali']),
    maskapais: lewat(berangkat, SAUDIA, { transit: 'Jeddah (JED)', tujuan: 'Kairo (CAI)', durasi: 21 }),
    pembimbings: nama(['Ustadz Yazid Amrullah', 'Ustadzah Farida Hanum']),
    harga_termasuks: keterangan([
      ...TERMASUK_OVERSEAS,
      'Visa Mesir',
      'Kursus 40 jam, buku pelajaran, ujian, dan sertifikat',
      'Perjalanan ke Giza dan Aleksandria',
    ]),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_OVERSEAS),
    keunggulans: keterangan([
      'Kelas kecil, paling banyak sepuluh peserta',
      'Pengajar penutur asli dan tutor berbahasa Indonesia',
      `Putra dan putri di lantai terpisah, ${jarakHotel(HOTEL_CONTOH.darulNil)}`,
      'Laporan kemajuan untuk orang tua setiap pekan',
    ]),
    syarat_ketentuans: keterangan(SYARAT_OVERSEAS),
  }
}
