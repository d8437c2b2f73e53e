/*
 * Hotels of the made-up agency, named by the demonstration packages and by fixed pages of the site. Each hotel's facts
 * stand here once, so that no two pages tell them differently.
 */

import { formatThousands } from '../../platform/format/rupiah.ts'
import { MASJID_NAMA, masjidOf } from '../paket/tempat.ts'

export interface HotelContoh {
  nama_hotel: string
  kota: string
  /** Metres on foot to what people come for. */
  jarak_m: number
  ke: string
  bintang: number
  deskripsi: string
}

export const HOTEL_CONTOH = {
  taibahNur: {
    nama_hotel: 'Taibah Nur',
    kota: 'Madinah',
    jarak_m: 200,
    ke: 'Masjid Nabawi',
    bintang: 4,
    deskripsi: 'Tiga menit berjalan kaki ke pintu jamaah perempuan. Sarapan mulai pukul 05.30.',
  },
  darulFalah: {
    nama_hotel: 'Darul Falah',
    kota: 'Madinah',
    jarak_m: 100,
    ke: 'Masjid Nabawi',
    bintang: 5,
    deskripsi: 'Menghadap pelataran utara, dengan lobi yang luas untuk berkumpul sebelum ziarah.',
  },
  rawdhatHijrah: {
    nama_hotel: 'Rawdhat Hijrah',
    kota: 'Madinah',
    jarak_m: 300,
    ke: 'Masjid Nabawi',
    bintang: 4,
    deskripsi: 'Kamar keluarga yang saling terhubung dan menu Indonesia setiap hari.',
  },
  rayhanAjyad: {
    nama_hotel: 'Rayhan Ajyad',
    kota: 'Makkah',
    jarak_m: 350,
    ke: 'Masjidil Haram',
    bintang: 4,
    deskripsi: 'Di Jalan Ajyad, jalan kaki lima menit tanpa naik bus. Restoran menyajikan menu Indonesia.',
  },
  alManar: {
    nama_hotel: 'Al Manar',
    kota: 'Makkah',
    jarak_m: 150,
    ke: 'Masjidil Haram',
    bintang: 5,
    deskripsi: 'Sebagian kamar memandang ke Masjidil Haram. Lift langsung ke pelataran.',
  },
  wadiIbrahim: {
    nama_hotel: 'Wadi Ibrahim',
    kota: 'Makkah',
    jarak_m: 450,
    ke: 'Masjidil Haram',
    bintang: 4,
    deskripsi: 'Jalan landai sampai ke pelataran, ramah untuk kursi roda.',
  },
  aziziyah: {
    nama_hotel: 'Apartemen Nur Aziziyah',
    kota: 'Makkah (Aziziyah)',
    jarak_m: 2_500,
    ke: 'Jamarat',
    bintang: 3,
    deskripsi: 'Tempat transit sebelum puncak haji, agar perjalanan ke Mina lebih singkat.',
  },
  konakLale: {
    nama_hotel: 'Konak Lale',
    kota: 'Istanbul',
    jarak_m: 450,
    ke: 'Masjid Sultan Ahmed',
    bintang: 4,
    deskripsi: 'Rumah kota di kawasan tua, sarapan halal di teras.',
  },
  patioAzahar: {
    nama_hotel: 'Patio Azahar',
    kota: 'Cordoba',
    jarak_m: 400,
    ke: 'Mezquita',
    bintang: 4,
    deskripsi: 'Berhalaman dalam khas Andalusia. Sarapan tanpa babi dan alkohol di meja rombongan.',
  },
  miradorAlbaicin: {
    nama_hotel: 'Mirador Albaicin',
    kota: 'Granada',
    jarak_m: 900,
    ke: 'Alhambra',
    bintang: 4,
    deskripsi: 'Di lereng Albaicin, dekat Masjid Granada dan rumah makan halal.',
  },
  darulNil: {
    nama_hotel: 'Darul Nil Residence',
    kota: 'Kairo',
    jarak_m: 600,
    ke: 'Masjid Al-Azhar',
    bintang: 4,
    deskripsi:
      'Kamar untuk dua sampai empat peserta, masing-masing dengan meja belajar. Putra dan putri di lantai terpisah.',
  },
  tasikSeri: {
    nama_hotel: 'Tasik Seri',
    kota: 'Kuala Lumpur',
    jarak_m: 500,
    ke: 'Menara Kembar',
    bintang: 4,
    deskripsi: 'Kamar keluarga, kolam renang, dan musala di tiap lantai.',
  },
  registanSaroy: {
    nama_hotel: 'Registan Saroy',
    kota: 'Samarkand',
    jarak_m: 500,
    ke: 'Registan',
    bintang: 4,
    deskripsi: 'Rumah tamu berhalaman, dekat Masjid Bibi Khanum.',
  },
  kalonSaroy: {
    nama_hotel: 'Kalon Saroy',
    kota: 'Bukhara',
    jarak_m: 350,
    ke: 'Masjid Kalon',
    bintang: 4,
    deskripsi: 'Di kota tua; pagi hari tinggal berjalan kaki ke madrasah-madrasah.',
  },
} as const satisfies Record<string, HotelContoh>

export type NamaHotelContoh = keyof typeof HOTEL_CONTOH

/** Writes a hotel's distance to its mosque: `200 m ke Masjid Nabawi`. */
export function jarakHotel({ jarak_m, ke }: Pick<HotelContoh, 'jarak_m' | 'ke'>): string {
  return `${formatThousands(jarak_m)} m ke ${ke}`
}

/**
 * Returns a hotel's place as packages store it: metres to the Haram or the Nabawi in `jarak_m`, any other distance in
 * `lokasi`.
 */
export function tempatHotel(hotel: HotelContoh): { lokasi: string; jarak_m: number | null } {
  const { kota, ke, jarak_m } = hotel
  const masjid = masjidOf(kota)
  return masjid && MASJID_NAMA[masjid] === ke
    ? { lokasi: kota, jarak_m }
    : { lokasi: `${kota}, ${jarakHotel(hotel)}`, jarak_m: null }
}
