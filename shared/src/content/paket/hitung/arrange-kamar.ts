import { KAMAR_KASUR, type Kamar } from '../kamar.ts'
import type { Orang } from './peserta.ts'

/** Rooms as a caller asks for them. */
export interface KamarDiminta {
  kamar: Kamar
  /** The family shares rooms with nobody, and pays for the beds that stay empty. */
  kamar_sendiri?: boolean | undefined
  /** Rooms of different sizes in place of one, if nobody else sleeps with them. */
  susunan?: readonly Kamar[] | undefined
}

/** One room with the number of people in it; `lain` are beds sold to others, `kosong` empty ones that are paid. */
export interface IsiKamar {
  kamar: Kamar
  dewasa: number
  anak: number
  kosong: number
  lain: number
}

/** Counts the beds that a family needs. */
export function kasurPerlu(orang: readonly Orang[]): number {
  return orang.filter(({ kasur }) => kasur).length
}

export function jumlahKasur(rooms: readonly Kamar[]): number {
  return rooms.reduce((sum, kamar) => sum + KAMAR_KASUR[kamar], 0)
}

/** Returns the number of beds that a choice of rooms lacks; 0 if it holds everybody. */
export function kasurKurang(orang: readonly Orang[], { susunan }: KamarDiminta): number {
  return susunan ? Math.max(0, kasurPerlu(orang) - jumlahKasur(susunan)) : 0
}

/**
 * Distributes travellers over rooms: an adult in each while there are enough, then children from the last room on, then
 * the other adults. Rooms of the requested kind are added until everybody has a bed.
 */
export function arrangeKamar(orang: readonly Orang[], diminta: KamarDiminta): IsiKamar[] {
  const { kamar, kamar_sendiri = false } = diminta
  const given = (kamar_sendiri && diminta.susunan) || []
  const lacking = Math.max(0, kasurPerlu(orang) - jumlahKasur(given))
  const more = Array.from({ length: Math.ceil(lacking / KAMAR_KASUR[kamar]) }, () => kamar)
  const rooms = [...given, ...more].map((satu) => ({ kamar: satu, dewasa: 0, anak: 0, kosong: 0, lain: 0 }))
  let anak = orang.filter(({ golongan, disebut }) => (golongan ?? disebut) === 'anak_kasur').length
  let dewasa = kasurPerlu(orang) - anak
  const free = (room: IsiKamar) => KAMAR_KASUR[room.kamar] - room.dewasa - room.anak
  for (const room of rooms) {
    const first = Math.min(1, dewasa)
    room.dewasa += first
    dewasa -= first
  }
  for (const room of [...rooms].reverse()) {
    const fit = Math.min(anak, free(room))
    room.anak += fit
    anak -= fit
  }
  for (const room of rooms) {
    const fit = Math.min(dewasa, free(room))
    room.dewasa += fit
    dewasa -= fit
    room[kamar_sendiri ? 'kosong' : 'lain'] = free(room)
  }
  return rooms
}

/** The rooms of a family as they are drawn and described: those that it fills, and its beds among others. */
export interface Denah {
  sendiri: IsiKamar[]
  /**
   * The family's beds among others; null if it has rooms of its own alone. Men and women are separated there, so nobody
   * can say who of the family sleeps in which room.
   */
  bersama: { kamar: Kamar; dewasa: number; anak: number } | null
}

/** Returns the arrangement from which picture, words and chat message of a choice are made. */
export function denahOf(orang: readonly Orang[], diminta: KamarDiminta): Denah {
  const rooms = arrangeKamar(orang, diminta)
  const shared = rooms.filter(({ lain }) => lain > 0)
  const sum = (of: 'dewasa' | 'anak') => shared.reduce((all, room) => all + room[of], 0)
  return {
    sendiri: rooms.filter(({ lain }) => lain === 0),
    bersama: shared.length > 0 ? { kamar: diminta.kamar, dewasa: sum('dewasa'), anak: sum('anak') } : null,
  }
}
