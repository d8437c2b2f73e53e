import type { RoomFacts, RoomWish } from '@safar/shared/trips/pembagian-kamar/room-plan'
import type { JudgedRooms, RoomJudge } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { createContext, useContext } from 'react'
import type { FamilyTag } from './families.ts'
import type { Fit } from './fit.ts'
import type { Change, Person, Plan } from './plan.ts'

/** A question or a form above the board. */
export type Dialog =
  | { of: 'pindah'; id: number }
  | { of: 'tipe' | 'catatan' | 'kasur' | 'hapus'; kamar: string }
  | { of: 'tambah' }
  | { of: 'permintaan'; jenis: RoomWish['jenis']; id?: number }
  | { of: 'alasan'; why: string; go: (alasan: string) => void }
  | { of: 'awal' | 'beda' }

/** People lifted from their place, and the room above which they are. */
export interface Carry {
  ids: readonly number[]
  by: 'keys' | 'mouse'
  to: string | null
}

/** Holds what cards and rows of the board know and can do. */
export interface Board {
  data: Rooms
  plan: Plan
  facts: RoomFacts
  judge: RoomJudge
  judged: JudgedRooms
  hotel: string
  tags: ReadonlyMap<number, FamilyTag>
  person: (id: number) => Person | undefined
  /** Returns what a room is called in sentences. */
  call: (id: string) => string
  /** Does and saves an act; `id` is who has the focus afterwards. */
  act: (change: Change, said: string, id?: number) => void
  /** Puts people into a room, or out of all, if the rules let them. */
  put: (ids: readonly number[], to: string | null) => void
  ask: (dialog: Dialog) => void
  /** The room whose number is being typed. */
  numbering: string | null
  number: (id: string | null) => void
  carry: Carry | null
  /** The fit of those who are lifted, by room. */
  fits: ReadonlyMap<string, Fit>
  lift: (id: number, by: Carry['by']) => void
  over: (to: string | null) => void
  drop: () => void
}

export const BoardContext = createContext<Board | null>(null)

/** Returns the board around a part of it. */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('No board around this part')
  return board
}
