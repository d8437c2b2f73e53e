import { type DemoPaket, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import { kamarSendiri, SYARAT_OVERSEAS, TERMASUK_OVERSEAS, TIDAK_TERMASUK_OVERSEAS } from './ketentuan.ts'
import { lewat, SAUDIA } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap } from './perjalanan.ts'

const DUA_PULUH_SATU_HARI: readonly HariPerjalanan[] = [
  [1, 'Jakarta – Jeddah', 'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum penerbangan malam.'],
  [2, 'Jeddah – Kairo', 'Tiba siang hari, pembagian kamar, dan jalan sore mengenal lingkungan asrama.'],
  [3, 'Tes penempatan', `Tes lisan dan tulis, lalu pembagian kelas: pemula, menengah, dan lanjutan.${JUMAT}`],
  [
    4,
    'Pekan belajar pertama',
    `Kelas pukul 08.00–12.00: percakapan dan nahwu dasar. Sore praktik di pasar bersama tutor, malam murajaah.`,
  ],
  [
    8,
    'Masjid Al-Azhar dan Khan el-Khalili',
    `Ikut halaqah umum di Al-Azhar, lalu praktik menawar dalam bahasa Arab.${JUMAT}`,
  ],
  [
    9,
    'Giza dan museum',
    `Piramida Giza pagi hari, museum sampai sore, dengan lembar tugas berbahasa Arab.${JUMAT}`,
  ],
  [
    10,
    'Pekan belajar kedua',
    `Membaca teks pendek, menulis harian, dan menyimak khotbah. Kelompok menengah mulai membaca kitab.`,
  ],
  [14, 'Aleksandria sehari', `Perpustakaan Aleksandria dan tepi laut, pulang malam dengan bus.${JUMAT}`],
  [
    15,
    'Pekan belajar ketiga',
    `Berbicara di depan kelas dan menyiapkan ujian. Tutor mendampingi tiga peserta setiap sore.`,
  ],
  [18, 'Ujian akhir', `Ujian lisan dan tulis, lalu malam perpisahan bersama tutor.${JUMAT}`],
  [19, 'Kota tua Kairo', `Masjid Amr bin Ash, Masjid Ibnu Tulun, dan Benteng Salahuddin.${JUMAT}`],
  [20, 'Kairo – Jeddah', 'Pembagian sertifikat, lalu ke bandara. Pulang lewat Jeddah tanpa menginap.'],
  [21, 'Tiba di Jakarta', 'Tiba di Terminal 3 Soekarno-Hatta.'],
]

/** Three weeks of Arabic in Cairo. */
export function studyKairo(berangkat: string): DemoPaket {
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
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(9_000_000),
    thumbnail: 'kairo',
    flyer: 'kairo',
    deskripsi: paragraf(
      'Tiga pekan belajar bahasa Arab di Kairo untuk pelajar, guru, dan siapa pun yang ingin mulai berbicara. Empat jam kelas setiap pagi, praktik di kota setiap sore.',
      'Satu kelas berisi paling banyak sepuluh peserta, diajar penutur asli dan didampingi tutor asal Indonesia yang sedang belajar di Kairo. Peserta berusia di bawah 17 tahun berangkat dengan izin tertulis orang tua.',
    ),
    total_pax: 40,
    sisa_pax: 23,
    hotels: [menginap(HOTEL.darulNil, berangkat, 2, 20)],
    itineraris: itinerary(berangkat, DUA_PULUH_SATU_HARI),
    fasilitas: fasilitas(['Kelas ber-AC', 'Tutor sore', 'Internet di asrama', 'Penatu seminggu sekali']),
    maskapais: lewat(berangkat, SAUDIA, { transit: 'Jeddah (JED)', tujuan: 'Kairo (CAI)', durasi: 21 }),
    pembimbings: nama(['Ustadz Fahri Ramadhan', 'Ustadzah Laila Hasanah']),
    harga_termasuks: keterangan([
      ...TERMASUK_OVERSEAS,
      'Visa Mesir',
      'Kursus 44 jam, buku pelajaran, ujian, dan sertifikat',
      'Perjalanan ke Giza dan Aleksandria',
    ]),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_OVERSEAS),
    keunggulans: keterangan([
      'Kelas kecil, paling banyak sepuluh peserta',
      'Pengajar penutur asli dan tutor berbahasa Indonesia',
      'Asrama putra dan putri di lantai terpisah, 600 m dari Masjid Al-Azhar',
      'Laporan kemajuan untuk orang tua setiap pekan',
    ]),
    syarat_ketentuans: keterangan(SYARAT_OVERSEAS),
  }
}
