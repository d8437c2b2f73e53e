import type { Room, RoomFacts, RoomWish } from './room-plan.ts'
import {
  conflictKey,
  judgeOf,
  type RoomConflict,
  type RoomConflictKind,
  roomConflicts,
} from './room-rules.ts'

/** Kinds of conflict that taking somebody out of a room never makes: a part of its people had them together before. */
const OF_WHO_STAYS: ReadonlySet<RoomConflictKind> = new Set([
  'penuh',
  'campur',
  'tipe',
  'tipe_lebih',
  'kelamin',
  'sendiri',
  'jangan',
])

interface Plan {
  kamar: readonly Room[]
  permintaan: readonly RoomWish[]
}

/** A conflict and the id of its room. */
export type ConflictInRoom = RoomConflict & { kamar: string }

/**
 * Returns the conflicts that a plan has and the one before it had not: those alone refuse a save. Whoever leaves a room
 * makes nothing worse there, and a wish that the rooms do not meet yet is no conflict of the plan that states it.
 */
export function newConflicts(
  facts: RoomFacts,
  before: Pick<Plan, 'kamar'>,
  { kamar, permintaan }: Plan,
): ConflictInRoom[] {
  const judge = judgeOf({ ...facts, permintaan })
  // A room that was left alone has the conflicts that it had.
  const changed = (rooms: readonly Room[], others: readonly Room[]) => {
    const same = new Set(others)
    return rooms.filter((room) => !same.has(room))
  }
  const known = new Set(
    changed(before.kamar, kamar).flatMap((room) => roomConflicts(judge, room).map(conflictKey)),
  )
  const rooms = new Map(before.kamar.map((room) => [room.id, room]))
  return changed(kamar, before.kamar).flatMap((room) => {
    const was = rooms.get(room.id)
    const isAsLarge = was && was.tipe === room.tipe && was.kasur_lain >= room.kasur_lain
    const lived = new Set(isAsLarge ? was.penghuni.map(({ peserta_id }) => peserta_id) : [])
    return roomConflicts(judge, room).flatMap((one) => {
      const isOld =
        known.has(conflictKey(one)) ||
        (OF_WHO_STAYS.has(one.jenis) && one.peserta.every((peserta_id) => lived.has(peserta_id)))
      return isOld ? [] : [{ ...one, kamar: room.id }]
    })
  })
}
