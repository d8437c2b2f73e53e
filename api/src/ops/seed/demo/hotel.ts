import { HOTEL_CONTOH, type HotelContoh, tempatHotel } from '@safar/shared/content/contoh/hotel'
import type { DemoGambar } from './demo-paket.ts'
import type { HotelDemo } from './perjalanan.ts'

/** The demo's pictures are drawings of no hotel in particular, and each says so. */
const GAMBAR_CATATAN = 'Gambar: ilustrasi.'

function dengan(hotel: HotelContoh, image: DemoGambar): HotelDemo {
  const { nama_hotel, bintang, deskripsi } = hotel
  return {
    nama_hotel,
    ...tempatHotel(hotel),
    deskripsi: `${deskripsi} ${GAMBAR_CATATAN}`,
    bintang,
    image,
  }
}

const H = HOTEL_CONTOH

/** The hotels of the demo packages, each with its picture. */
export const HOTEL = {
  taibahNur: dengan(H.taibahNur, 'hotel-madinah-2'),
  darulFalah: dengan(H.darulFalah, 'hotel-madinah-1'),
  rawdhatHijrah: dengan(H.rawdhatHijrah, 'hotel-madinah-2'),
  rayhanAjyad: dengan(H.rayhanAjyad, 'hotel-makkah-1'),
  alManar: dengan(H.alManar, 'hotel-makkah-2'),
  wadiIbrahim: dengan(H.wadiIbrahim, 'hotel-makkah-1'),
  aziziyah: dengan(H.aziziyah, 'hotel-makkah-1'),
  konakLale: dengan(H.konakLale, 'istanbul'),
  patioAzahar: dengan(H.patioAzahar, 'hotel-madinah-1'),
  miradorAlbaicin: dengan(H.miradorAlbaicin, 'alhambra'),
  darulNil: dengan(H.darulNil, 'kairo-ilustrasi'),
  tasikSeri: dengan(H.tasikSeri, 'kuala-lumpur-ilustrasi'),
  registanSaroy: dengan(H.registanSaroy, 'samarkand'),
  kalonSaroy: dengan(H.kalonSaroy, 'hotel-madinah-1'),
} as const satisfies Record<keyof typeof HOTEL_CONTOH, HotelDemo>
