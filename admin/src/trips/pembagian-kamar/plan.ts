import type { Kamar } from '@safar/shared/content/paket/kamar'
import { newIdempotencyKey } from '@safar/shared/platform/http/idempotency'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import {
  type Lodger,
  ROOM_LIMITS,
  type Room,
  type RoomWish,
} from '@safar/shared/trips/pembagian-kamar/room-plan'
import type { RoomJudge } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Rooms, RoomsInput } from '@safar/shared/trips/pembagian-kamar/room-schema'

/** A plan as a save states it: rooms, and what people ask for. */
export interface Plan {
  kamar: Room[]
  permintaan: RoomWish[]
}

/** An act of a person upon a plan. */
export type Change = (plan: Plan) => Plan

/** Somebody of a departure as the office sees them. */
export type Person = Rooms['orang'][number]

/** Returns the plan of a view, without what is only read. */
export function planOf({ kamar, permintaan }: Pick<Rooms, 'kamar' | 'permintaan'>): Plan {
  return { kamar: roomsOf(kamar), permintaan }
}

/** Returns rooms without what a view says beside them. */
export const roomsOf = (rooms: readonly Room[]): Room[] =>
  rooms.map(({ id, tipe, nomor, dikunci, kasur_lain, catatan, penghuni }) => ({
    id,
    tipe,
    nomor,
    dikunci,
    kasur_lain,
    catatan,
    penghuni,
  }))

/** Returns the body that saves a plan in place of a version. */
export const bodyOf = (plan: Plan, versi: number, alasan = ''): RoomsInput => ({
  versi,
  ...plan,
  ...(alasan && { alasan }),
})

const mapRoom = (id: string, change: (room: Room) => Room): Change => {
  return (plan) => ({ ...plan, kamar: plan.kamar.map((room) => (room.id === id ? change(room) : room)) })
}

/** Changes what a room says of itself. */
export const changeRoom = (id: string, part: Partial<Omit<Room, 'id' | 'penghuni' | 'nomor'>>): Change =>
  mapRoom(id, (room) => ({ ...room, ...part }))

/** Gives a room its number in a hotel; an empty one takes it away. */
export const numberRoom = (id: string, hotel: string, no: string): Change =>
  mapRoom(id, (room) => ({
    ...room,
    nomor: [...room.nomor.filter((one) => one.hotel !== hotel), ...(no ? [{ hotel, no }] : [])],
  }))

/** Says why a room cannot have a number in a hotel; empty where it can. The server refuses what this refuses. */
export function numberError({ kamar }: Pick<Plan, 'kamar'>, hotel: string, no: string, id?: string): string {
  if (no.length > ROOM_LIMITS.nomor) return `Paling banyak ${ROOM_LIMITS.nomor} huruf`
  const isTaken =
    no !== '' &&
    kamar.some((room) => room.id !== id && numberIn(room, hotel).toLowerCase() === no.toLowerCase())
  return isTaken ? `Nomor ${no} sudah dipakai` : ''
}

export const removeRoom =
  (id: string): Change =>
  (plan) => ({ ...plan, kamar: plan.kamar.filter((room) => room.id !== id) })

/** Returns a room of a kind in which nobody sleeps, named so that it is no other. */
export const emptyRoom = (tipe: Kamar): Room => ({
  id: `k-${newIdempotencyKey().slice(0, 8)}`,
  tipe,
  nomor: [],
  dikunci: false,
  kasur_lain: 0,
  catatan: '',
  penghuni: [],
})

export const addRoom =
  (room: Room): Change =>
  (plan) => ({ ...plan, kamar: [...plan.kamar, room] })

/** Puts people into a room, or into none; they keep their pins. */
export const movePeople =
  (ids: readonly number[], to: string | null): Change =>
  (plan) => {
    const beds = ids.map((peserta_id) => {
      const before = plan.kamar.flatMap(({ penghuni }) => penghuni)
      return (
        before.find((bed) => bed.peserta_id === peserta_id && to !== null) ?? {
          peserta_id,
          disematkan: false,
        }
      )
    })
    return {
      ...plan,
      kamar: plan.kamar.map((room) => {
        const left = room.penghuni.filter(({ peserta_id }) => !ids.includes(peserta_id))
        if (room.id === to) return { ...room, penghuni: [...left, ...beds] }
        return left.length === room.penghuni.length ? room : { ...room, penghuni: left }
      }),
    }
  }

export const pinPerson =
  (id: number, disematkan: boolean): Change =>
  (plan) => ({
    ...plan,
    kamar: plan.kamar.map((room) => ({
      ...room,
      penghuni: room.penghuni.map((bed) => (bed.peserta_id === id ? { ...bed, disematkan } : bed)),
    })),
  })

const isOf = (wish: RoomWish, a: number, b: number) => wish.peserta.includes(a) && wish.peserta.includes(b)

/** Notes what two people ask for, in place of what they asked before. */
export const addWish =
  (wish: RoomWish): Change =>
  (plan) => {
    const [a, b] = wish.peserta
    return { ...plan, permintaan: [...plan.permintaan.filter((one) => !isOf(one, a, b)), wish] }
  }

export const removeWish =
  ({ peserta: [a, b] }: RoomWish): Change =>
  (plan) => ({ ...plan, permintaan: plan.permintaan.filter((one) => !isOf(one, a, b)) })

/** Does one act after another, as one. */
export const both =
  (...changes: readonly Change[]): Change =>
  (plan) =>
    changes.reduce((now, change) => change(now), plan)

/** Returns the room that somebody sleeps in. */
export const roomOf = ({ kamar }: Pick<Plan, 'kamar'>, id: number): Room | undefined =>
  kamar.find(({ penghuni }) => penghuni.some(({ peserta_id }) => peserta_id === id))

/** Returns who moves with somebody: those whom they must share a room with, and so on. */
export function groupOf(judge: RoomJudge, id: number): number[] {
  const group = new Set([id])
  for (const one of group) for (const other of judge.must(one)) if (judge.of(other)) group.add(other)
  return [...group]
}

/** Returns what a room is called in sentences: by its number, or by whom one meets there. */
export function callRoom(room: Room, hotel: string, of: (id: number) => Lodger | undefined): string {
  const no = numberIn(room, hotel)
  if (no) return `kamar ${no}`
  const [first] = room.penghuni
  const name = first && of(first.peserta_id)?.nama
  return name ? `kamar ${name}` : 'kamar kosong yang belum bernomor'
}
