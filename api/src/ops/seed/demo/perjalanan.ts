import type { Itinerary } from '@safar/shared/content/paket/paket-schema'
import { addDays, namaHari } from '@safar/shared/platform/format/tanggal'
import type { DemoGambar, DemoHotel, DemoMaskapai } from './demo-paket.ts'

/** Date of the nth day of a journey; the day of departure is day 1. */
const tanggalHari = (berangkat: string, hari: number) => addDays(berangkat, hari - 1)

/** A day of an itinerary: number, heading, text. */
export type HariPerjalanan = readonly [hari: number, name: string, deskripsi: string]

/** Dates the days of an itinerary. A free day in a holy city that falls on a Friday says so. */
export function itinerary(berangkat: string, hariHari: readonly HariPerjalanan[]): Itinerary[] {
  return hariHari.map(([hari, name, deskripsi]) => {
    const tanggal = tanggalHari(berangkat, hari)
    return { hari, tanggal, name, deskripsi: deskripsi.replace(JUMAT, jumat(tanggal)) }
  })
}

/** The placeholder in a day's text that becomes a note on the Friday prayer if that day is a Friday. */
export const JUMAT = ' {jumat}'
const jumat = (tanggal: string) =>
  namaHari(tanggal) === 'Jumat' ? ' Hari ini Jumat: berangkat ke masjid lebih awal untuk salat Jumat.' : ''

export type HotelDemo = Omit<DemoHotel, 'check_in' | 'check_out'>

/** Returns a stay from the evening of one day to the morning of another. */
export function menginap(hotel: HotelDemo, berangkat: string, masuk: number, keluar: number): DemoHotel {
  return { ...hotel, check_in: tanggalHari(berangkat, masuk), check_out: tanggalHari(berangkat, keluar) }
}

export interface Rute {
  nama: string
  nomor: string
  /** The city of a stop; direct if left out. */
  transit?: string
  dari: string
  ke: string
  /** Day of departure and, where the flight arrives on another day, of arrival. */
  hari: number
  tiba?: number
  gate: string
  image: DemoGambar
}

/** Returns one flight of a journey. */
export function terbang(
  berangkat: string,
  { nama, nomor, transit = 'Langsung', dari, ke, hari, tiba = hari, gate, image }: Rute,
): DemoMaskapai {
  return {
    nama_maskapai: nama,
    nomor,
    transit,
    departure: dari,
    arrival: ke,
    date_departure: tanggalHari(berangkat, hari),
    date_arrival: tanggalHari(berangkat, tiba),
    gate,
    image,
  }
}
