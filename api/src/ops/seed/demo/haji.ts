import { KURSI_RODA_HAJI, kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { toHijriah } from './hijriah.ts'
import { HOTEL } from './hotel.ts'
import { BAYAR_HAJI, SYARAT_HAJI } from './ketentuan.ts'
import { GARUDA, madinahJeddah, SAUDIA } from './penerbangan.ts'
import { type HariPerjalanan, itinerary, JUMAT, menginap } from './perjalanan.ts'

/** The day of the journey that is 8 Dzulhijjah; the six days of Hajj count from it. */
const HARI_TARWIYAH = 14

const PUNCAK_HAJI: readonly HariPerjalanan[] = [
  [
    HARI_TARWIYAH,
    '8 Dzulhijjah: Tarwiyah di Mina',
    'Berihram haji dari penginapan, menuju tenda Mina, dan bermalam di sana.',
  ],
  [
    HARI_TARWIYAH + 1,
    '9 Dzulhijjah: Wukuf di Arafah',
    'Ke Arafah selepas Subuh. Khotbah, zikir, dan doa sampai matahari terbenam, lalu bermalam di Muzdalifah dan memungut kerikil.',
  ],
  [
    HARI_TARWIYAH + 2,
    '10 Dzulhijjah: Jumrah Aqabah dan tawaf ifadah',
    'Melontar Jumrah Aqabah, penyembelihan hadyu, dan tahalul awal. Tawaf ifadah dan sai, tahalul tsani, lalu kembali ke Mina.',
  ],
  [
    HARI_TARWIYAH + 3,
    '11 Dzulhijjah: Hari tasyrik pertama',
    'Melontar tiga jumrah: Ula, Wusta, dan Aqabah. Bermalam di Mina.',
  ],
  [
    HARI_TARWIYAH + 4,
    '12 Dzulhijjah: Hari tasyrik kedua',
    'Melontar tiga jumrah. Rombongan mengambil nafar tsani, jadi bermalam lagi di Mina.',
  ],
  [
    HARI_TARWIYAH + 5,
    '13 Dzulhijjah: Nafar tsani',
    'Melontar tiga jumrah terakhir, lalu kembali ke hotel di Makkah.',
  ],
]

const DUA_PULUH_EMPAT_HARI: readonly HariPerjalanan[] = [
  [
    1,
    'Jakarta – Madinah',
    'Berkumpul di Terminal 3 Soekarno-Hatta lima jam sebelum terbang. Tiba di Madinah malam hari.',
  ],
  [2, 'Masjid Nabawi', `Salat berjamaah dan orientasi pintu-pintu masjid bersama pembimbing.${JUMAT}`],
  [
    3,
    'Raudhah',
    `Masuk Raudhah sesuai jadwal izin Nusuk, jamaah laki-laki dan perempuan bergiliran.${JUMAT}`,
  ],
  [4, 'Ziarah Quba dan Uhud', `Berangkat pukul 07.00 dengan bus, kembali ke hotel sebelum Zuhur.${JUMAT}`],
  [5, 'Kebun kurma dan percetakan Al-Quran', `Pagi dengan bus, sore kembali salat di Masjid Nabawi.${JUMAT}`],
  [
    6,
    'Manasik di Madinah',
    `Mengulang urutan haji tamattu, tanya jawab kesehatan bersama dokter rombongan.${JUMAT}`,
  ],
  [7, 'Hari terakhir di Madinah', `Salam perpisahan di Masjid Nabawi dan menyiapkan koper.${JUMAT}`],
  [8, 'Bir Ali – Makkah, umrah haji tamattu', 'Miqat di Bir Ali. Umrah dibimbing: tawaf, sai, lalu tahalul.'],
  [9, 'Ibadah di Masjidil Haram', `Hari tenang: tawaf sunah, salat berjamaah, dan istirahat.${JUMAT}`],
  [10, 'Ibadah di Masjidil Haram', `Kajian fikih haji selepas Asar di musala hotel.${JUMAT}`],
  [11, 'Ibadah di Masjidil Haram', `Pemeriksaan kesehatan menjelang puncak haji.${JUMAT}`],
  [
    12,
    'Pindah ke Aziziyah',
    'Barang besar disimpan di hotel Makkah. Persiapan tas Armuzna bersama pembimbing.',
  ],
  [13, 'Persiapan di Aziziyah', `Latihan singkat jalur jamarat dan istirahat sebelum puncak haji.${JUMAT}`],
  ...PUNCAK_HAJI,
  [20, 'Istirahat di Makkah', `Pemulihan, pemeriksaan kesehatan, dan ibadah di Masjidil Haram.${JUMAT}`],
  [21, 'Kajian selepas haji', `Menjaga kemabruran, selepas Asar di musala hotel.${JUMAT}`],
  [22, 'Ibadah di Masjidil Haram', `Hari tenang sebelum pulang.${JUMAT}`],
  [
    23,
    'Tawaf wada – Jeddah',
    'Tawaf wada sebelum meninggalkan Makkah, lalu ke bandara Jeddah. Penerbangan malam menuju Jakarta.',
  ],
  [24, 'Tiba di Jakarta', 'Penyerahan air zamzam, pertemuan keluarga, dan doa penutup.'],
]

interface Kelas {
  nama: 'Haji Khusus' | 'Haji Khusus Premium'
  /** Null where the season's official costs are not set yet. */
  harga: readonly [quad: number, triple: number, double: number, kamarSendiri: number] | null
  bintang: number
  madinah: 'taibahNur' | 'darulFalah'
  makkah: 'rayhanAjyad' | 'alManar'
  pesawat: typeof SAUDIA
  total_pax: number
  sisa_pax: number
  thumbnail: DemoGiven['thumbnail']
  flyer: DemoGiven['flyer']
  pembimbing: string[]
  deskripsi: string
  keunggulan: string[]
}

function hajiKhusus(tarwiyah: string, kelas: Kelas): DemoGiven {
  const berangkat = addDays(tarwiyah, 1 - HARI_TARWIYAH)
  const [quad, triple, double, sendiri] = kelas.harga ?? [0, 0, 0, 0]
  const [madinah, makkah] = [HOTEL[kelas.madinah], HOTEL[kelas.makkah]]
  const jarak = [kelas.madinah, kelas.makkah].map((hotel) => jarakHotel(HOTEL_CONTOH[hotel]))
  const { tahun } = toHijriah(tarwiyah)
  return {
    tipe_paket: 'Haji',
    nama_paket: `${kelas.nama} ${tahun} H`,
    durasi: '24 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: kelas.pesawat.nama,
    harga_quad: quad,
    harga_triple: triple,
    harga_double: double,
    currency: 'USD',
    ...BAYAR_HAJI,
    rating_hotel: kelas.bintang,
    tanggal_keberangkatan: berangkat,
    keterangan: sendiri
      ? kamarSendiri(sendiri, 'USD')
      : `Harga, juga untuk kamar sendiri, diumumkan setelah biaya resmi musim ${tahun} H ditetapkan.`,
    thumbnail: kelas.thumbnail,
    flyer: kelas.flyer,
    deskripsi: paragraf(
      `Untuk pemilik nomor porsi haji khusus yang berhak berangkat musim ${tahun} H. Booking mencatat minat Anda: kami memeriksa nomor porsi lebih dulu, dan yang belum punya kami daftarkan untuk musim gilirannya.`,
      kelas.deskripsi,
      'Haji dilaksanakan secara tamattu: umrah lebih dulu dari miqat Bir Ali, lalu berihram haji pada 8 Dzulhijjah. Enam hari puncak, 8–13 Dzulhijjah, ditulis satu per satu dalam itinerary.',
      'Manasik berlangsung enam kali, tiga di antaranya praktik lapangan. Dokter dan pembimbing berangkat bersama rombongan dari Jakarta sampai pulang.',
    ),
    total_pax: kelas.total_pax,
    sisa_pax: kelas.sisa_pax,
    hotels: [
      menginap(madinah, berangkat, 1, 8),
      menginap(makkah, berangkat, 8, 12),
      menginap(HOTEL.aziziyah, berangkat, 12, HARI_TARWIYAH),
      menginap(makkah, berangkat, HARI_TARWIYAH + 5, 23),
    ],
    itineraris: itinerary(berangkat, DUA_PULUH_EMPAT_HARI),
    fasilitas: fasilitas([
      'Tenda ber-AC di Mina dan Arafah',
      'Bus rombongan selama Armuzna',
      'Makan 3 kali sehari',
      'Dokter rombongan',
      'Manasik 6 kali',
    ]),
    maskapais: madinahJeddah(berangkat, kelas.pesawat, 24),
    pembimbings: nama(kelas.pembimbing),
    harga_termasuks: keterangan([
      'Tiket pesawat pulang pergi kelas ekonomi',
      'Visa haji dan asuransi',
      'Hotel dan apartemen transit sesuai yang tertulis di halaman ini',
      'Tenda, makan, dan bus selama di Mina, Arafah, dan Muzdalifah',
      'Hadyu haji tamattu satu ekor kambing per jamaah',
      'Perlengkapan: koper, tas Armuzna, kain ihram atau mukena, buku doa',
    ]),
    harga_tidak_termasuks: keterangan([
      'Pembuatan paspor',
      'Vaksin meningitis dan pemeriksaan kesehatan awal',
      'Kelebihan bagasi dan keperluan pribadi',
      KURSI_RODA_HAJI,
    ]),
    keunggulans: keterangan([
      `Hotel ${jarak.join(', ')}`,
      `Satu pembimbing untuk setiap ${Math.ceil(kelas.total_pax / kelas.pembimbing.length)} jamaah`,
      ...kelas.keunggulan,
    ]),
    syarat_ketentuans: keterangan(SYARAT_HAJI),
  }
}

/** Returns the main group of a Hajj season; `tarwiyah` is its 8 Dzulhijjah. */
export function hajiReguler(tarwiyah: string, isMusimIni: boolean): DemoGiven {
  return hajiKhusus(tarwiyah, {
    nama: 'Haji Khusus',
    harga: isMusimIni ? [11_200, 11_750, 12_500, 3_800] : null,
    bintang: 4,
    madinah: 'taibahNur',
    makkah: 'rayhanAjyad',
    pesawat: SAUDIA,
    total_pax: 90,
    sisa_pax: isMusimIni ? 18 : 76,
    thumbnail: isMusimIni ? 'mina' : 'kaaba',
    flyer: isMusimIni ? 'mina' : 'kaaba',
    pembimbing: ['Ustadz Fahri Ramadhan', 'Ustadz Zubair Anwar', 'Ustadzah Laila Hasanah'],
    deskripsi:
      'Dua puluh empat hari dengan hotel yang dapat ditempuh jalan kaki ke kedua masjid, dan apartemen transit di Aziziyah menjelang puncak haji.',
    keunggulan: ['Dokter berangkat bersama rombongan', 'Nafar tsani: waktu melontar tidak terburu-buru'],
  })
}

/** Returns the small group in five-star hotels, long sold out. */
export function hajiPremium(tarwiyah: string): DemoGiven {
  return hajiKhusus(tarwiyah, {
    nama: 'Haji Khusus Premium',
    harga: [15_400, 16_300, 17_800, 6_900],
    bintang: 5,
    madinah: 'darulFalah',
    makkah: 'alManar',
    pesawat: GARUDA,
    total_pax: 40,
    sisa_pax: 0,
    thumbnail: 'arafat',
    flyer: 'arafat',
    pembimbing: ['Ustadz Salman Hakim', 'Ustadzah Nur Aisyah'],
    deskripsi:
      'Rombongan kecil dengan hotel bintang lima yang sangat dekat dengan kedua masjid. Cocok untuk jamaah lansia yang ingin berjalan sesedikit mungkin.',
    keunggulan: [
      'Paling banyak 40 jamaah',
      'Dokter dan perawat berangkat bersama rombongan',
      'Nafar tsani: waktu melontar tidak terburu-buru',
    ],
  })
}
