import type { HotelDemo } from './perjalanan.ts'

/* Hotels of the demo packages. All names are made up. */

export const HOTEL = {
  taibahNur: {
    nama_hotel: 'Taibah Nur',
    lokasi: 'Madinah, 200 m ke Masjid Nabawi',
    deskripsi: 'Tiga menit berjalan kaki ke pintu jamaah perempuan. Sarapan mulai pukul 05.30.',
    bintang: 4,
    image: 'hotel-madinah-2',
  },
  darulFalah: {
    nama_hotel: 'Darul Falah',
    lokasi: 'Madinah, 100 m ke Masjid Nabawi',
    deskripsi: 'Menghadap pelataran utara, dengan lobi yang luas untuk berkumpul sebelum ziarah.',
    bintang: 5,
    image: 'hotel-madinah-1',
  },
  rawdhatHijrah: {
    nama_hotel: 'Rawdhat Hijrah',
    lokasi: 'Madinah, 300 m ke Masjid Nabawi',
    deskripsi: 'Kamar keluarga yang saling terhubung dan menu Indonesia setiap hari.',
    bintang: 4,
    image: 'hotel-madinah-2',
  },
  rayhanAjyad: {
    nama_hotel: 'Rayhan Ajyad',
    lokasi: 'Makkah, 350 m ke Masjidil Haram',
    deskripsi: 'Di Jalan Ajyad, jalan kaki lima menit tanpa naik bus. Restoran menyajikan menu Indonesia.',
    bintang: 4,
    image: 'hotel-makkah-1',
  },
  alManar: {
    nama_hotel: 'Al Manar',
    lokasi: 'Makkah, 150 m ke Masjidil Haram',
    deskripsi: 'Sebagian kamar memandang ke Masjidil Haram. Lift langsung ke pelataran.',
    bintang: 5,
    image: 'hotel-makkah-2',
  },
  wadiIbrahim: {
    nama_hotel: 'Wadi Ibrahim',
    lokasi: 'Makkah, 450 m ke Masjidil Haram',
    deskripsi: 'Jalan landai sampai ke pelataran, ramah untuk kursi roda.',
    bintang: 4,
    image: 'hotel-makkah-1',
  },
  aziziyah: {
    nama_hotel: 'Apartemen Nur Aziziyah',
    lokasi: 'Makkah (Aziziyah), 2.500 m ke Jamarat',
    deskripsi: 'Tempat transit sebelum puncak haji, agar perjalanan ke Mina lebih singkat.',
    bintang: 3,
    image: 'hotel-makkah-1',
  },
  konakLale: {
    nama_hotel: 'Konak Lale',
    lokasi: 'Istanbul, 450 m ke Masjid Sultan Ahmed',
    deskripsi: 'Rumah kota di kawasan tua, sarapan halal di teras.',
    bintang: 4,
    image: 'istanbul',
  },
  patioAzahar: {
    nama_hotel: 'Patio Azahar',
    lokasi: 'Cordoba, 400 m ke Mezquita',
    deskripsi: 'Berhalaman dalam khas Andalusia. Sarapan tanpa babi dan alkohol di meja rombongan.',
    bintang: 4,
    image: 'hotel-madinah-1',
  },
  miradorAlbaicin: {
    nama_hotel: 'Mirador Albaicin',
    lokasi: 'Granada, 900 m ke Alhambra',
    deskripsi: 'Di lereng Albaicin, dekat Masjid Granada dan rumah makan halal.',
    bintang: 4,
    image: 'alhambra',
  },
  darulNil: {
    nama_hotel: 'Darul Nil Residence',
    lokasi: 'Kairo, 600 m ke Masjid Al-Azhar',
    deskripsi: 'Kamar berdua dengan meja belajar, dapur bersama, dan lantai putra-putri yang terpisah.',
    bintang: 4,
    image: 'kairo-ilustrasi',
  },
  tasikSeri: {
    nama_hotel: 'Tasik Seri',
    lokasi: 'Kuala Lumpur, 500 m ke Menara Kembar',
    deskripsi: 'Kamar keluarga, kolam renang, dan musala di tiap lantai.',
    bintang: 4,
    image: 'kuala-lumpur-ilustrasi',
  },
  registanSaroy: {
    nama_hotel: 'Registan Saroy',
    lokasi: 'Samarkand, 500 m ke Registan',
    deskripsi: 'Rumah tamu berhalaman, dekat Masjid Bibi Khanum.',
    bintang: 4,
    image: 'samarkand',
  },
  kalonSaroy: {
    nama_hotel: 'Kalon Saroy',
    lokasi: 'Bukhara, 350 m ke Masjid Kalon',
    deskripsi: 'Di kota tua; pagi hari tinggal berjalan kaki ke madrasah-madrasah.',
    bintang: 4,
    image: 'hotel-madinah-1',
  },
} as const satisfies Record<string, HotelDemo>
