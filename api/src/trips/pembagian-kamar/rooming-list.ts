import { KAMAR, KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import type { Paket } from '@safar/shared/content/paket/paket'
import { formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { byRoomNumber, numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import type { JudgedRoom, JudgedRooms } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import type { Sheet, SheetColumn } from '../../platform/sheet/write-sheet.ts'
import { ruleOf, ticketOf } from '../daftar-berangkat/manifest-rows.ts'
import { type Traveller, travellerName } from '../daftar-berangkat/read-travellers.ts'
import type { Lodging } from './read-lodgers.ts'

/** Heads in the words of hotels, who read no Indonesian. */
const COLUMNS: readonly SheetColumn[] = [
  { head: 'NO', kind: 'text' },
  { head: 'NAMA LENGKAP', kind: 'text' },
  { head: 'GENDER', kind: 'text' },
  { head: 'TYPE', kind: 'text' },
  { head: 'DATE OF BIRTH', kind: 'day' },
  { head: 'PASSPORT', kind: 'text' },
  { head: 'ROOM TYPE', kind: 'text' },
  { head: 'ROOM NUMBER', kind: 'text' },
  { head: 'AGE', kind: 'text' },
  { head: 'REMARK', kind: 'text' },
]
const GENDER = { L: 'M', P: 'F', '': '' } as const
/** The age from which a room near the lift is asked for. */
const NEAR_LIFT_AGE = 70

interface Listed {
  paket: Paket
  hotel: Rooms['hotel']
  rooms: JudgedRooms
  lodgers: readonly Lodging[]
  travellers: readonly Traveller[]
}

/**
 * Makes the rooming list of a departure, a sheet for each hotel: rooms by their number there, then those without one.
 * What somebody needs is said of their room, never of them: near the lift.
 */
export function roomingList({ paket, hotel, rooms, lodgers, travellers }: Listed): Sheet[] {
  const people = new Map(lodgers.map((one) => [one.peserta_id, one]))
  const travellerOf = new Map(travellers.map((one) => [one.peserta.id, one]))
  const rule = ruleOf(paket)
  function lineOf(id: number, room: JudgedRoom | null, no: string): string[] {
    const [one, lodger] = [travellerOf.get(id), people.get(id)]
    if (!one || !lodger) return []
    const lahir = one.jamaah?.tgl_lahir || one.peserta.tanggal_lahir
    return [
      travellerName(one),
      GENDER[lodger.kelamin],
      ticketOf(one, paket, rule).jenis,
      lahir,
      one.jamaah?.no_paspor ?? '',
      KAMAR_NAMA[room?.tipe ?? lodger.tipe].toUpperCase(),
      no,
      lodger.umur === null ? '' : String(lodger.umur),
      [
        lodger.tanpa_kasur && 'NO BED',
        room && isNearLift(room, people) && 'NEAR LIFT',
        room?.kasur_lain && `${room.kasur_lain} BED(S) FOR GUIDE`,
        room?.catatan,
        !room && 'NO ROOM YET',
      ]
        .filter(Boolean)
        .join(', '),
    ]
  }
  const places = hotel.length > 0 ? hotel : [{ nama: 'Kamar', lokasi: '', masuk: '', keluar: '' }]
  return places.map((place) => {
    const housed = byRoomNumber(rooms.kamar, place.nama).flatMap((room) =>
      room.penghuni.map(({ peserta_id }) => lineOf(peserta_id, room, numberIn(room, place.nama))),
    )
    const others = rooms.tanpa_kamar.map(({ peserta_id }) => lineOf(peserta_id, null, ''))
    const lines = [...housed, ...others].filter((line) => line.length > 0)
    return {
      name: place.nama,
      above: leadOf(paket, place, rooms),
      columns: COLUMNS,
      rows: lines.map((line, at) => [String(at + 1), ...line]),
    }
  })
}

/** Tells whether a room is asked for near the lift: somebody in it is old, or needs help. */
const isNearLift = ({ penghuni }: JudgedRoom, people: ReadonlyMap<number, Lodging>): boolean =>
  penghuni.some(({ peserta_id }) => {
    const one = people.get(peserta_id)
    return one !== undefined && (one.bantuan || (one.umur ?? 0) >= NEAR_LIFT_AGE)
  })

function leadOf(paket: Paket, place: Rooms['hotel'][number], { jumlah }: JudgedRooms): string[][] {
  const day = (value: string) => (isTanggal(value) ? formatTanggal(value).toUpperCase() : '')
  const flights = paket.maskapais.map(({ nomor, departure, arrival, date_departure }) =>
    [nomor, `${departure}-${arrival}`, day(date_departure)].filter(Boolean).join(' '),
  )
  const kinds = KAMAR.filter((tipe) => jumlah.tipe[tipe] > 0).map(
    (tipe) => `${jumlah.tipe[tipe]} ${KAMAR_NAMA[tipe].toUpperCase()}`,
  )
  const airline = paket.maskapai && `BY ${paket.maskapai.toUpperCase()}`
  const title = ['ROOMING LIST', day(paket.tanggal_keberangkatan), airline].filter(Boolean).join(' ')
  return [
    [`${title} – ${place.nama.toUpperCase()}`],
    ['PROGRAM', paket.nama_paket],
    ['FLIGHT INFO', flights.join(', ')],
    ['TOUR LEADER', paket.pembimbings.map(({ nama }) => nama).join(', ')],
    ['CHECK IN', day(place.masuk), 'CHECK OUT', day(place.keluar)],
    ['TOTAL', [...kinds, `${jumlah.dapat} PAX`].join(', ')],
  ]
}
