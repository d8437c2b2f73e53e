import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import { BAYAR_OVERSEAS, SYARAT_OVERSEAS, TERMASUK_OVERSEAS, TIDAK_TERMASUK_OVERSEAS } from './ketentuan.ts'
import { EMIRATES, lewat } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, menginap } from './perjalanan.ts'

const SEPULUH_HARI: readonly HariPerjalanan[] = [
  [1, 'Jakarta – Dubai', 'Berkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum penerbangan malam.'],
  [
    2,
    'Dubai – Madrid – Cordoba',
    'Tiba di Madrid siang hari, lalu naik kereta cepat ke Cordoba. Jalan sore di tepi Guadalquivir.',
  ],
  [3, 'Mezquita Cordoba', 'Masjid Agung Cordoba sejak jam buka, kawasan Yahudi lama, dan Jembatan Romawi.'],
  [
    4,
    'Madinat az-Zahra',
    'Kota istana Abdurrahman III di luar Cordoba. Sore: kelas singkat sejarah Umayyah di Barat.',
  ],
  [
    5,
    'Sevilla sehari',
    'Kereta pagi ke Sevilla: Giralda yang dahulu menara masjid, Alcazar, dan Torre del Oro. Malam kembali ke Cordoba.',
  ],
  [
    6,
    'Cordoba – Granada',
    'Dengan bus melewati kebun zaitun. Sore di Mirador San Nicolas menghadap Alhambra.',
  ],
  [7, 'Alhambra dan Generalife', 'Istana Nasrid sesuai jam tiket, taman Generalife, dan Benteng Alcazaba.'],
  [
    8,
    'Albaicin dan Masjid Granada',
    'Pasar Alcaiceria, madrasah Yusuf I, dan pertemuan dengan komunitas muslim setempat.',
  ],
  [
    9,
    'Granada – Madrid – Dubai',
    'Kereta pagi ke Madrid, penerbangan sore ke Dubai, tiba lewat tengah malam.',
  ],
  [10, 'Tiba di Jakarta', 'Penerbangan dini hari dari Dubai, tiba di Terminal 3 Soekarno-Hatta sore hari.'],
]

/** Returns a tour of ten days through Muslim Spain. */
export function jejakAndalusia(berangkat: string): DemoGiven {
  return {
    tipe_paket: 'Overseas',
    nama_paket: 'Jejak Andalusia: Cordoba, Granada, Sevilla',
    durasi: '10 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: EMIRATES.nama,
    harga_quad: 35_900_000,
    harga_triple: 36_900_000,
    harga_double: 38_500_000,
    currency: 'Rp',
    ...BAYAR_OVERSEAS,
    visa: 'termasuk',
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(8_500_000),
    thumbnail: 'cordoba',
    flyer: 'cordoba-potret',
    deskripsi: paragraf(
      'Delapan abad peradaban Islam di Spanyol, dibaca langsung di tempatnya: lengkung merah putih Mezquita, kota istana Madinat az-Zahra, dan taman-taman Alhambra.',
      'Setiap malam ada pengantar tiga puluh menit dari pembimbing tentang tempat yang dikunjungi esok harinya. Tiket Alhambra dan Alcazar dipesan atas nama Anda sejak uang muka karena jumlahnya terbatas.',
    ),
    total_pax: 30,
    sisa_pax: 19,
    hotels: [menginap(HOTEL.patioAzahar, berangkat, 2, 6), menginap(HOTEL.miradorAlbaicin, berangkat, 6, 9)],
    itineraris: itinerary(berangkat, SEPULUH_HARI),
    fasilitas: fasilitas([
      'Kereta cepat antarkota',
      'Makan halal',
      'Alat pemandu suara',
      'Buku saku sejarah',
    ]),
    maskapais: lewat(berangkat, EMIRATES, {
      transit: 'Dubai (DXB)',
      tujuan: 'Madrid (MAD)',
      durasi: 10,
      transitPulangEsokHari: true,
    }),
    pembimbings: nama(['Ustadz Ilham Maulana']),
    harga_termasuks: keterangan([
      ...TERMASUK_OVERSEAS,
      'Visa Schengen',
      'Kereta cepat Madrid – Cordoba, Cordoba – Sevilla, dan Granada – Madrid',
      'Tiket Mezquita, Madinat az-Zahra, Alcazar, dan Alhambra',
    ]),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_OVERSEAS),
    keunggulans: keterangan([
      'Dibimbing pengajar sejarah Islam',
      'Tiga malam di Granada, empat malam di Cordoba: tidak pindah hotel setiap hari',
      'Waktu salat dan makan halal sudah diatur di setiap kota',
    ]),
    syarat_ketentuans: keterangan(SYARAT_OVERSEAS),
  }
}
