import type { Kamar } from '../../content/paket/kamar.ts'
import { bedsFor, bedsOf, isAdult, type Lodger, ROOM_LIMITS, type Room } from './room-plan.ts'
import {
  conflictKey,
  isExcusable,
  mayShare,
  type RoomConflict,
  type RoomKind,
  roomConflicts,
  roomKind,
} from './room-rules.ts'
import type { RoomTies } from './room-ties.ts'

/** A room while a proposal is made. */
export interface Slot {
  /** The room as it came; null for one that the proposal opened. */
  room: Room | null
  tipe: Kamar
  kasur_lain: number
  isLocked: boolean
  people: Lodger[]
  pinned: ReadonlySet<number>
  /** Conflicts that a proposal has to leave: between the pinned alone, and better rooms that the office gave. */
  left: ReadonlySet<string>
  /** The kind of people who slept in it: the sex of a guide in another bed is known by them alone. */
  wasKind: RoomKind
}

/** A proposal while it is made. */
export interface Draft {
  ties: RoomTies
  slots: Slot[]
  /** The room of everybody who has one. */
  at: Map<number, Slot>
  /** The reasons of those who get none. */
  reasons: Map<number, string>
  notes: string[]
}

const NOBODY: ReadonlySet<number> = new Set()
const NOTHING: ReadonlySet<string> = new Set()

/** Returns the conflicts that some people would have in a room. */
export function conflictsOf(
  { judge }: RoomTies,
  { tipe, kasur_lain }: Pick<Slot, 'tipe' | 'kasur_lain'>,
  people: readonly Lodger[],
): RoomConflict[] {
  return roomConflicts(judge, { tipe, kasur_lain, penghuni: people })
}

/** Returns a room that is not in the plan yet. */
export const newSlot = (tipe: Kamar): Slot => ({
  room: null,
  tipe,
  kasur_lain: 0,
  isLocked: false,
  people: [],
  pinned: NOBODY,
  left: NOTHING,
  wasKind: '',
})

/**
 * Starts a proposal from a plan, without those who left.
 * @param keeps whether somebody who is neither pinned nor in a locked room stays where they are for now
 */
export function startDraft(ties: RoomTies, rooms: readonly Room[], keeps: boolean): Draft {
  const { judge } = ties
  const draft: Draft = { ties, slots: [], at: new Map(), reasons: new Map(), notes: [] }
  for (const room of rooms) {
    const pinned = new Set(room.penghuni.flatMap((bed) => (bed.disematkan ? bed.peserta_id : [])))
    const slot: Slot = {
      ...newSlot(room.tipe),
      room,
      kasur_lain: room.kasur_lain,
      isLocked: room.dikunci,
      pinned,
      wasKind: roomKind(judge, room),
    }
    draft.slots.push(slot)
  }
  // Somebody who stands in two rooms stays in the one that may least be changed.
  const take = (which: (slot: Slot, id: number) => boolean) => {
    for (const slot of draft.slots)
      for (const { peserta_id } of slot.room?.penghuni ?? []) {
        const one = judge.of(peserta_id)
        if (one && !draft.at.has(peserta_id) && which(slot, peserta_id)) addTo(draft, slot, [one])
      }
  }
  take(({ isLocked }) => isLocked)
  take(({ pinned }, id) => pinned.has(id))
  for (const slot of draft.slots)
    if (slot.people.length > 0) slot.left = new Set(conflictsOf(ties, slot, slot.people).map(conflictKey))
  if (!keeps) return draft
  take(() => true)
  // Whoever has a better room than they paid for got it from the office, with a reason.
  for (const slot of draft.slots) {
    const given = conflictsOf(ties, slot, slot.people).filter(isExcusable)
    slot.left = new Set([...slot.left, ...given.map(conflictKey)])
  }
  return draft
}

/** Gives people a room. */
export function addTo({ at, reasons }: Draft, slot: Slot, people: readonly Lodger[]): void {
  for (const one of people) {
    slot.people.push(one)
    at.set(one.peserta_id, slot)
    reasons.delete(one.peserta_id)
  }
}

/** Takes somebody out of their room. */
export function takeOut({ at }: Draft, { peserta_id }: Lodger): void {
  const slot = at.get(peserta_id)
  if (slot) slot.people = slot.people.filter((one) => one.peserta_id !== peserta_id)
  at.delete(peserta_id)
}

/** Opens a room for people. */
export function openFor(draft: Draft, tipe: Kamar, people: readonly Lodger[]): void {
  const slot = newSlot(tipe)
  draft.slots.push(slot)
  addTo(draft, slot, people)
}

/** Tells whether a proposal may take somebody out of their room. */
export const isFixed = (slot: Slot, { peserta_id }: Lodger): boolean =>
  slot.isLocked || slot.pinned.has(peserta_id)

export const freeBeds = (slot: Slot): number => bedsFor(slot) - bedsOf(slot.people)

/** Tells whether two may share, also where a sex is unknown: a child of unknown sex is taken for a girl. */
export function mayPair({ judge }: RoomTies, one: Lodger, other: Lodger): boolean {
  const safe = (who: Lodger): Lodger => (who.kelamin === '' && !isAdult(who) ? { ...who, kelamin: 'P' } : who)
  return !judge.mayNot(one.peserta_id, other.peserta_id) && mayShare(judge, safe(one), safe(other))
}

/** Tells whether other beds of a room keep people out: nobody knows whether a guide is a man or a woman. */
function isOfOtherKind({ judge }: RoomTies, slot: Slot, people: readonly Lodger[]): boolean {
  if (slot.kasur_lain === 0) return false
  const kind = roomKind(judge, { penghuni: people })
  return slot.wasKind === '' || slot.wasKind === 'keluarga' || kind !== slot.wasKind
}

/**
 * Tells whether people may be added to a room without a conflict that it may not have. Wishes to share are left out:
 * people who are tied by them are added at once.
 */
export function fits({ ties }: Draft, slot: Slot, people: readonly Lodger[]): boolean {
  if (slot.isLocked || slot.people.length + people.length > ROOM_LIMITS.penghuni) return false
  if (bedsOf(people) > Math.max(0, freeBeds(slot)) || isOfOtherKind(ties, slot, people)) return false
  // Most that do not fit are found by a pair, long before all conflicts are put into words.
  for (const one of people) for (const other of slot.people) if (!mayPair(ties, one, other)) return false
  return conflictsOf(ties, slot, [...slot.people, ...people]).every(
    (conflict) => conflict.jenis === 'bersama' || slot.left.has(conflictKey(conflict)),
  )
}

/** Tells whether people would take beds from others: a room of men and women that is neither full nor theirs alone. */
export function wastes({ ties }: Draft, slot: Slot, people: readonly Lodger[]): boolean {
  const kindOf = (all: readonly Lodger[]) => roomKind(ties.judge, { penghuni: all })
  const all = [...slot.people, ...people]
  if (kindOf(all) !== 'keluarga' || [slot.people, people].some((some) => kindOf(some) === 'keluarga'))
    return false
  return bedsOf(all) < bedsFor(slot) && !all.some(({ kamar_sendiri }) => kamar_sendiri)
}
