import { type DemoHotel, type DemoPaket, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import { bulanKeberangkatan } from './jadwal.ts'
import {
  FASILITAS_UMRAH,
  kamarSendiri,
  SYARAT_UMRAH,
  TERMASUK_UMRAH,
  TIDAK_TERMASUK_UMRAH,
} from './ketentuan.ts'
import { madinahJeddah, SAUDIA } from './penerbangan.ts'
import { type HariPerjalanan, type HotelDemo, itinerary, JUMAT, menginap } from './perjalanan.ts'

/** Nine days: Madinah first, then Makkah with two umrahs. */
export const SEMBILAN_HARI: readonly HariPerjalanan[] = [
  [
    1,
    'Jakarta – Madinah',
    'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum terbang. Tiba di Madinah malam hari, langsung ke hotel.',
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
    'Miqat di Bir Ali. Setelah makan malam di Makkah, umrah dibimbing: tawaf, sai, lalu tahalul. Jamaah lansia dengan kursi roda berangkat bersama pendamping khusus.',
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
  [9, 'Tiba di Jakarta', 'Penyerahan air zamzam dan doa penutup di bandara.'],
]

/** Three nights in Madinah, four in Makkah. */
export const tigaEmpat = (berangkat: string, madinah: HotelDemo, makkah: HotelDemo): DemoHotel[] => [
  menginap(madinah, berangkat, 1, 4),
  menginap(makkah, berangkat, 4, 8),
]

interface Rombongan {
  sisa_pax: number
  total_pax: number
  thumbnail: DemoPaket['thumbnail']
  flyer: DemoPaket['flyer']
  madinah: HotelDemo
  makkah: HotelDemo
  pembimbing: string[]
  /** Added to the base prices, for dearer weeks. */
  tambahan?: number
}

/** The agency's bread and butter, sold month by month. */
export function umrahReguler(berangkat: string, rombongan: Rombongan): DemoPaket {
  const { tambahan = 0, madinah, makkah } = rombongan
  const jarak = [madinah, makkah].map(({ lokasi }) => lokasi.replace(/^[^,]+, /, ''))
  return {
    tipe_paket: 'Umroh',
    nama_paket: `Umrah Reguler ${bulanKeberangkatan(berangkat)}`,
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: SAUDIA.nama,
    harga_quad: 29_500_000 + tambahan,
    harga_triple: 30_500_000 + tambahan,
    harga_double: 32_000_000 + tambahan,
    currency: 'Rp',
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(7_500_000),
    thumbnail: rombongan.thumbnail,
    flyer: rombongan.flyer,
    deskripsi: paragraf(
      'Perjalanan sembilan hari dengan ritme yang tidak tergesa: tiga malam di Madinah lebih dulu, lalu empat malam di Makkah. Kedua hotel dapat ditempuh dengan berjalan kaki.',
      'Manasik diadakan dua kali di Depok sebelum berangkat, juga lewat daring bagi keluarga yang tinggal di luar kota. Satu pembimbing mendampingi paling banyak 25 jamaah, dan ada pendamping perempuan di setiap rombongan.',
    ),
    total_pax: rombongan.total_pax,
    sisa_pax: rombongan.sisa_pax,
    hotels: tigaEmpat(berangkat, madinah, makkah),
    itineraris: itinerary(berangkat, SEMBILAN_HARI),
    fasilitas: fasilitas(FASILITAS_UMRAH),
    maskapais: madinahJeddah(berangkat, SAUDIA, 9),
    pembimbings: nama(rombongan.pembimbing),
    harga_termasuks: keterangan(TERMASUK_UMRAH),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan([
      'Madinah lebih dulu, agar badan siap sebelum umrah',
      `Jalan kaki dari hotel: ${jarak.join(', ')}`,
      'Penerbangan langsung pergi dan pulang',
      'Dua kali umrah dengan bimbingan',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}

export const REGULER_HOTELS = {
  dekat: { madinah: HOTEL.taibahNur, makkah: HOTEL.rayhanAjyad },
  landai: { madinah: HOTEL.rawdhatHijrah, makkah: HOTEL.wadiIbrahim },
}
