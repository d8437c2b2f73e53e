import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import {
  BAYAR_UMRAH,
  FASILITAS_UMRAH,
  SYARAT_UMRAH,
  TERMASUK_UMRAH,
  TIDAK_TERMASUK_UMRAH,
} from './ketentuan.ts'
import { CGK, nomor, TURKISH } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap, terbang } from './perjalanan.ts'

const DUA_BELAS_HARI: readonly HariPerjalanan[] = [
  [1, 'Jakarta – Istanbul', 'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum penerbangan malam.'],
  [
    2,
    'Istanbul: Sultan Ahmed',
    `Tiba pagi hari. Masjid Sultan Ahmed dan lapangan Hippodrome, sore bebas untuk istirahat.${JUMAT}`,
  ],
  [
    3,
    'Istanbul: Topkapi dan Bosphorus',
    `Ruang relik di Istana Topkapi, makan siang ikan, lalu menyusuri Selat Bosphorus dengan kapal.${JUMAT}`,
  ],
  [
    4,
    'Istanbul – Madinah',
    'Pagi ke Masjid Sulaimaniyah dan Masjid Eyup Sultan. Penerbangan sore ke Madinah.',
  ],
  [
    5,
    'Masjid Nabawi dan Raudhah',
    `Masuk Raudhah sesuai jadwal izin Nusuk. Kajian adab ziarah selepas Isya.${JUMAT}`,
  ],
  [6, 'Ziarah Quba dan Uhud', `Berangkat pukul 07.00 dengan bus, kembali sebelum Zuhur.${JUMAT}`],
  [
    7,
    'Bir Ali – Makkah, umrah',
    'Miqat di Bir Ali. Umrah dibimbing setelah makan malam: tawaf, sai, lalu tahalul.',
  ],
  [8, 'Ibadah di Masjidil Haram', `Hari tenang untuk tawaf sunah, salat, dan istirahat.${JUMAT}`],
  [
    9,
    'Ziarah Arafah dan Mina',
    `Jabal Rahmah, Muzdalifah, dan Mina dengan bus, kembali sebelum Zuhur.${JUMAT}`,
  ],
  [10, 'Umrah kedua', `Miqat di Ji'ranah selepas Asar bagi jamaah yang berkenan.${JUMAT}`],
  [
    11,
    'Tawaf wada – Jeddah',
    'Tawaf wada selepas Subuh, lalu ke bandara Jeddah. Pulang lewat Istanbul tanpa menginap.',
  ],
  [12, 'Tiba di Jakarta', 'Penyerahan air zamzam dan doa penutup di bandara.'],
]

/** Returns an umrah with three days of Istanbul on the way to Madinah. */
export function umrahIstanbul(berangkat: string): DemoGiven {
  const IST = 'Istanbul (IST)'
  return {
    tipe_paket: 'Umroh',
    nama_paket: 'Umrah plus Istanbul',
    durasi: '12 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: TURKISH.nama,
    harga_quad: 39_900_000,
    harga_triple: 41_500_000,
    harga_double: 43_900_000,
    currency: 'Rp',
    ...BAYAR_UMRAH,
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(10_500_000),
    thumbnail: 'istanbul',
    flyer: 'istanbul',
    deskripsi: paragraf(
      'Singgah tiga hari di Istanbul sebelum ke Madinah: masjid-masjid Utsmani, Topkapi, dan Bosphorus. Setelah itu enam hari penuh untuk ibadah di dua kota suci.',
      'Bagian wisata sengaja di depan, supaya tujuan utama perjalanan menjadi penutupnya.',
    ),
    total_pax: 40,
    sisa_pax: 27,
    hotels: [
      menginap(HOTEL.konakLale, berangkat, 2, 4),
      menginap(HOTEL.rawdhatHijrah, berangkat, 4, 7),
      menginap(HOTEL.rayhanAjyad, berangkat, 7, 11),
    ],
    itineraris: itinerary(berangkat, DUA_BELAS_HARI),
    fasilitas: fasilitas([...FASILITAS_UMRAH, 'Pemandu lokal di Istanbul']),
    maskapais: [
      terbang(berangkat, {
        ...nomor(TURKISH, 9057),
        dari: CGK,
        ke: IST,
        hari: 1,
        tiba: 2,
        gate: 'Terminal 3, Gate 4',
      }),
      terbang(berangkat, {
        ...nomor(TURKISH, 9098),
        dari: IST,
        ke: 'Madinah (MED)',
        hari: 4,
        gate: 'Terminal internasional',
      }),
      terbang(berangkat, {
        ...nomor(TURKISH, 9093),
        dari: 'Jeddah (JED)',
        ke: IST,
        hari: 11,
        gate: 'Terminal 1',
      }),
      terbang(berangkat, {
        ...nomor(TURKISH, 9056),
        dari: IST,
        ke: CGK,
        hari: 11,
        tiba: 12,
        gate: 'Lihat papan transit',
      }),
    ],
    pembimbings: nama(['Ustadz Hamzah Fikri', 'Ustadzah Salma Fauziah']),
    harga_termasuks: keterangan([
      ...TERMASUK_UMRAH,
      'Kapal Bosphorus dan tiket masuk Istana Topkapi',
      'Visa Turki bila diperlukan',
    ]),
    harga_tidak_termasuks: keterangan([...TIDAK_TERMASUK_UMRAH, 'Tip pemandu dan pengemudi di Istanbul']),
    keunggulans: keterangan([
      'Ketiga hotel dapat ditempuh dengan berjalan kaki ke masjid',
      'Wisata di depan, ibadah sebagai penutup',
      'Dua kali umrah dengan bimbingan',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}
