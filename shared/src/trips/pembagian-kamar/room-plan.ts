import { KAMAR_KASUR, type Kamar } from '../../content/paket/kamar.ts'
import type { HubunganJenis } from '../../people/jamaah/hubungan.ts'
import type { PesertaJenis } from '../pemesanan/pemesanan-fields.ts'

/*
 * Rooms of a departure as plain values. People are grouped once for the whole journey; only the number of their room
 * differs from hotel to hotel.
 */

/** Bounds of a plan. Lengths in UTF-16 units. */
export const ROOM_LIMITS = {
  kamar: 300,
  /** Four beds, and children who share one. */
  penghuni: 8,
  id: 40,
  nomor: 12,
  hotel: 250,
  /** The most numbers of one room: a hotel each. */
  hotels: 12,
  catatan: 120,
  alasan: 300,
  permintaan: 300,
  versi: 1_000_000,
} as const

/** Somebody who travels with a departure, as far as their room asks. */
export interface Lodger {
  peserta_id: number
  nama: string
  /** The booking: people of one travel together. */
  keluarga: number
  jenis: PesertaJenis
  kelamin: 'L' | 'P' | ''
  /** The kind of room that was paid for. */
  tipe: Kamar
  /** An infant, or a child who shares a bed. */
  tanpa_kasur: boolean
  /** Nobody outside the booking sleeps with them: they pay for beds that stay empty. */
  kamar_sendiri: boolean
}

/** A relation of two lodgers: `b` is this to `a`. Every kind of relation is a spouse or a mahram. */
export interface Kin {
  a: number
  b: number
  jenis: HubunganJenis
}

/** A wish of two people: to share a room, or never to. */
export interface RoomWish {
  jenis: 'bersama' | 'jangan'
  peserta: [number, number]
}

/** A place in a room. */
export interface Bed {
  peserta_id: number
  /** A proposal leaves them where they are. */
  disematkan: boolean
}

/** A room of a plan. */
export interface Room {
  id: string
  tipe: Kamar
  /** The number in each hotel, by the hotel's name; hotels without one have none. */
  nomor: { hotel: string; no: string }[]
  /** A proposal changes nothing in it. */
  dikunci: boolean
  /** Beds of people who are no pilgrims, such as a guide. */
  kasur_lain: number
  catatan: string
  penghuni: Bed[]
}

/** The people and ties that a plan is judged by. */
export interface RoomFacts {
  orang: readonly Lodger[]
  kerabat: readonly Kin[]
  permintaan: readonly RoomWish[]
}

export const isAdult = ({ jenis }: Pick<Lodger, 'jenis'>): boolean => jenis === 'dewasa'

/** Returns a function that names new rooms, each by the first number that no room has. */
export function roomNamer(taken: Iterable<string>): () => string {
  const ids = new Set(taken)
  let next = 1
  return () => {
    while (ids.has(`k${next}`)) next++
    const id = `k${next}`
    ids.add(id)
    return id
  }
}

/** Returns the number of beds that people need. */
export const bedsOf = (people: readonly Pick<Lodger, 'tanpa_kasur'>[]): number =>
  people.filter(({ tanpa_kasur }) => !tanpa_kasur).length

/** Returns the number of beds of a room that pilgrims can have. */
export const bedsFor = ({ tipe, kasur_lain }: Pick<Room, 'tipe' | 'kasur_lain'>): number =>
  Math.max(0, KAMAR_KASUR[tipe] - kasur_lain)
