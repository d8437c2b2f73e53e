import { formatThousands } from '../../../platform/format/rupiah.ts'
import { formatTanggalSingkat } from '../../../platform/format/tanggal.ts'
import { type Menginap, malamKosong } from '../malam.ts'
import type { Paket } from '../paket.ts'
import { jarakText, masjidOf } from '../tempat.ts'
import { belumAda, type Kurang, type Nilai, nameSome } from './nilai.ts'

type Hotel = Paket['hotels'][number]

/** A tour walks to no mosque, except from a hotel of Makkah or Madinah. */
const butuhJarak = ({ tipe_paket }: Menginap, { lokasi }: Hotel) =>
  tipe_paket !== 'Overseas' || masjidOf(lokasi) !== null

/** Rates the certainty of hotels: named, with metres to the mosque, for every night of the stay. */
export function hotelNilai(paket: Menginap): Nilai {
  const { hotels } = paket
  if (!hotels.some(({ nama_hotel }) => nama_hotel.trim()))
    return {
      ada: false,
      kurang: [{ field: hotels.length > 0 ? 'hotels.0.nama_hotel' : 'hotels', teks: 'nama hotel' }],
      bukti: ['Hotel belum disebut'],
    }
  const kurang: Kurang[] = hotels.flatMap((hotel, at) => kurangHotel(paket, hotel, at))
  const last = hotels.length - 1
  for (const { dari, malam } of malamKosong(paket)) {
    const teks = `hotel untuk ${malam} malam mulai ${formatTanggalSingkat(dari)}`
    const at = hotels.findIndex(({ check_in }) => check_in > dari)
    kurang.push({ field: at < 0 ? `hotels.${last}.check_out` : `hotels.${at}.check_in`, teks })
  }
  const metres = hotels.flatMap(({ jarak_m }) => jarak_m ?? [])
  const names = new Set(hotels.map(({ nama_hotel }) => nama_hotel.trim()).filter(Boolean))
  const far = metres.length === hotels.length ? `, paling jauh ${formatThousands(Math.max(...metres))} m` : ''
  const lines = hotels.map((hotel) => [hotel.nama_hotel.trim(), jarakText(hotel)].filter(Boolean).join(' '))
  return {
    ada: true,
    kurang,
    bukti: [
      `${names.size} hotel bernama${far}`,
      `${nameSome([...new Set(lines.filter(Boolean))])}.`,
      ...belumAda(kurang),
    ],
  }
}

function kurangHotel(paket: Menginap, hotel: Hotel, at: number): Kurang[] {
  const name = hotel.nama_hotel.trim() || `hotel ${at + 1}`
  const parts = [
    { field: 'nama_hotel', teks: `nama hotel ${at + 1}`, isOpen: hotel.nama_hotel.trim() === '' },
    {
      field: 'jarak_m',
      teks: `jarak ${name} ke masjid`,
      isOpen: hotel.jarak_m === null && butuhJarak(paket, hotel),
    },
    { field: 'check_in', teks: `check-in ${name}`, isOpen: hotel.check_in === '' },
    { field: 'check_out', teks: `check-out ${name}`, isOpen: hotel.check_out === '' },
  ]
  return parts
    .filter(({ isOpen }) => isOpen)
    .map(({ field, teks }) => ({ field: `hotels.${at}.${field}`, teks }))
}
