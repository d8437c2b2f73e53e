import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { type DemoGiven, type DemoHotel, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import { bulanKeberangkatan } from './jadwal.ts'
import {
  BAYAR_UMRAH,
  FASILITAS_UMRAH,
  hargaAnak,
  SYARAT_UMRAH,
  TERMASUK_UMRAH,
  TIDAK_TERMASUK_UMRAH,
} from './ketentuan.ts'
import { GARUDA, madinahJeddah, madinahJeddahDari, SAUDIA, SURABAYA } from './penerbangan.ts'
import { type HariPerjalanan, type HotelDemo, itinerary, JUMAT, menginap } from './perjalanan.ts'

/** Nine days: Madinah first, then Makkah with two umrahs. */
const sembilanHari = (awal: string, akhir: string, bandara: string): readonly HariPerjalanan[] => [
  [
    1,
    awal,
    `Berkumpul di ${bandara} empat jam sebelum terbang. Tiba di Madinah malam hari, langsung ke hotel.`,
  ],
  [
    2,
    'Masjid Nabawi dan Raudhah',
    `Salat berjamaah, lalu masuk Raudhah sesuai jadwal izin Nusuk. Kajian adab ziarah selepas Isya.${JUMAT}`,
  ],
  [
    3,
    'Ziarah Quba, Uhud, dan kebun kurma',
    `Berangkat pukul 07.00 dengan bus, kembali ke hotel sebelum Zuhur.${JUMAT}`,
  ],
  [
    4,
    'Bir Ali – Makkah, umrah pertama',
    'Miqat di Bir Ali. Setelah makan malam di Makkah, umrah dibimbing: tawaf, sai, lalu tahalul. Jamaah berkursi roda berangkat bersama pendamping rombongan.',
  ],
  [5, 'Ibadah di Masjidil Haram', `Hari tenang untuk tawaf sunah, salat, dan istirahat.${JUMAT}`],
  [
    6,
    'Ziarah Jabal Tsur, Arafah, dan Mina',
    `Singgah di Jabal Rahmah, melewati Muzdalifah dan Mina, lalu melihat Jabal Nur dari kaki bukit.${JUMAT}`,
  ],
  [
    7,
    'Umrah kedua',
    `Miqat di Ji'ranah selepas Asar bagi jamaah yang berkenan. Yang lain beribadah di masjid.${JUMAT}`,
  ],
  [
    8,
    'Tawaf wada – Jeddah',
    'Tawaf wada selepas Zuhur, lalu ke bandara Jeddah. Penerbangan malam menuju Jakarta.',
  ],
  [9, akhir, 'Penyerahan air zamzam dan doa penutup di bandara.'],
]

export const SEMBILAN_HARI = sembilanHari('Jakarta – Madinah', 'Tiba di Jakarta', 'Terminal 3 Soekarno-Hatta')
const SEMBILAN_HARI_SURABAYA = sembilanHari(
  'Surabaya – Jakarta – Madinah',
  'Tiba di Surabaya',
  'Terminal 2 Juanda',
)

/** Returns three nights in Madinah and four in Makkah. */
export const tigaEmpat = (berangkat: string, madinah: HotelDemo, makkah: HotelDemo): DemoHotel[] => [
  menginap(madinah, berangkat, 1, 4),
  menginap(makkah, berangkat, 4, 8),
]

interface Rombongan {
  sisa_pax: number
  total_pax: number
  thumbnail: DemoGiven['thumbnail']
  flyer: DemoGiven['flyer']
  madinah: 'taibahNur' | 'rawdhatHijrah'
  makkah: 'rayhanAjyad' | 'wadiIbrahim'
  pembimbing: string[]
}

/** Returns the agency's ordinary umrah, sold month by month. */
export function umrahReguler(berangkat: string, rombongan: Rombongan): DemoGiven {
  const { madinah, makkah } = rombongan
  return {
    tipe_paket: 'Umroh',
    nama_paket: `Umrah Reguler ${bulanKeberangkatan(berangkat)}`,
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: SAUDIA.nama,
    harga_quad: 29_500_000,
    harga_triple: 30_500_000,
    harga_double: 32_000_000,
    currency: 'Rp',
    ...hargaAnak(29_500_000),
    ...BAYAR_UMRAH,
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(7_500_000),
    thumbnail: rombongan.thumbnail,
    flyer: rombongan.flyer,
    deskripsi: paragraf(
      'Perjalanan sembilan hari dengan ritme yang tidak tergesa: tiga malam di Madinah lebih dulu, lalu empat malam di Makkah. Kedua hotel dapat ditempuh dengan berjalan kaki.',
      'Manasik diadakan dua kali di Depok sebelum berangkat, juga lewat panggilan video bagi keluarga yang tinggal di luar kota. Satu pembimbing mendampingi paling banyak 25 jamaah, dan ada pendamping perempuan di setiap rombongan.',
    ),
    total_pax: rombongan.total_pax,
    sisa_pax: rombongan.sisa_pax,
    hotels: tigaEmpat(berangkat, HOTEL[madinah], HOTEL[makkah]),
    itineraris: itinerary(berangkat, SEMBILAN_HARI),
    fasilitas: fasilitas(FASILITAS_UMRAH),
    maskapais: madinahJeddah(berangkat, SAUDIA, 9),
    pembimbings: nama(rombongan.pembimbing),
    harga_termasuks: keterangan(TERMASUK_UMRAH),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan([
      'Madinah lebih dulu, agar badan siap sebelum umrah',
      `Jalan kaki dari hotel: ${jarakHotel(HOTEL_CONTOH[madinah])}, ${jarakHotel(HOTEL_CONTOH[makkah])}`,
      'Penerbangan langsung pergi dan pulang',
      'Dua kali umrah dengan bimbingan',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}

/** Returns the ordinary umrah from the east of Java, with a flight to Jakarta and back. */
export function umrahSurabaya(berangkat: string): DemoGiven {
  const dariJakarta = umrahReguler(berangkat, {
    madinah: 'taibahNur',
    makkah: 'rayhanAjyad',
    total_pax: 40,
    sisa_pax: 22,
    thumbnail: 'nabawi',
    flyer: 'flyer-3',
    pembimbing: ['Ustadz Yusuf Mahendra', 'Ustadzah Aminah Zahra'],
  })
  return {
    ...dariJakarta,
    nama_paket: `${dariJakarta.nama_paket} dari Surabaya`,
    pemberangkatan: 'Surabaya',
    maskapai: GARUDA.nama,
    harga_quad: 32_400_000,
    harga_triple: 33_400_000,
    harga_double: 34_900_000,
    ...hargaAnak(32_400_000),
    deskripsi: paragraf(
      'Perjalanan sembilan hari bagi keluarga Jawa Timur: berangkat dan pulang lewat Juanda, dengan satu kali ganti pesawat di Jakarta dan bagasi langsung sampai Madinah.',
      'Manasik diadakan dua kali di Surabaya sebelum berangkat. Satu pembimbing mendampingi paling banyak 25 jamaah, dan ada pendamping perempuan di setiap rombongan.',
    ),
    itineraris: itinerary(berangkat, SEMBILAN_HARI_SURABAYA),
    maskapais: madinahJeddahDari(SURABAYA, berangkat, GARUDA, 9),
    keunggulans: keterangan([
      'Berangkat dan pulang lewat Juanda, Surabaya',
      ...dariJakarta.keunggulans
        .map((line) => line.keterangan)
        .filter((line) => !line.startsWith('Penerbangan langsung')),
    ]),
  }
}
