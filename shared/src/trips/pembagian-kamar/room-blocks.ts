import { KAMAR_KASUR } from '../../content/paket/kamar.ts'
import {
  addTo,
  conflictsOf,
  type Draft,
  fits,
  freeBeds,
  newSlot,
  openFor,
  type Slot,
  wastes,
} from './room-draft.ts'
import { bedsOf, type Lodger, ROOM_LIMITS } from './room-plan.ts'
import { roomKind } from './room-rules.ts'
import { groupBy, type RoomTies } from './room-ties.ts'
import { byKin, peopleOf, type Unit, unitOf } from './room-units.ts'

/**
 * Returns units in blocks: those of a booking who pay for one kind of room and are of one sex, with the blocks that
 * somebody ties to them by a wish.
 */
function blocksOf({ judge }: RoomTies, units: readonly Unit[]): Unit[][] {
  const keysOf = ({ people, tipe }: Unit) => {
    const kind = roomKind(judge, { penghuni: people })
    return [...new Set(people.map(({ keluarga }) => `${keluarga}-${tipe}-${kind}`))]
  }
  // A block is called by the first of its keys; a unit with several makes them one.
  const called = new Map<string, string>()
  const nameOf = (key: string): string => {
    let name = key
    for (let next = called.get(name); next !== undefined; next = called.get(name)) name = next
    return name
  }
  for (const unit of units) {
    const [first, ...others] = keysOf(unit) as [string, ...string[]]
    for (const other of others) if (nameOf(other) !== nameOf(first)) called.set(nameOf(other), nameOf(first))
  }
  return [...groupBy(units, (unit) => nameOf(keysOf(unit)[0] ?? '')).values()]
}

/** Counts what ties people to those in a part of a block: a booking, and kin above all. */
function nearness({ judge }: RoomTies, people: readonly Lodger[], others: readonly Lodger[]): number {
  let sum = 0
  for (const one of people)
    for (const other of others) {
      if (one.keluarga === other.keluarga) sum += 1
      if (judge.isKin(one.peserta_id, other.peserta_id)) sum += 8
    }
  return sum
}

/** Splits a block into as few rooms as it needs, as evenly as its units and their conflicts allow. */
function splitBlock(ties: RoomTies, block: readonly Unit[]): Unit[] {
  const [{ tipe }] = block as [Unit]
  const capacity = KAMAR_KASUR[tipe]
  const beds = bedsOf(peopleOf(block))
  const isPossible = (people: readonly Lodger[]) =>
    people.length <= ROOM_LIMITS.penghuni && conflictsOf(ties, newSlot(tipe), people).length === 0
  if (beds <= capacity && isPossible(peopleOf(block))) return [unitOf(peopleOf(block))]
  const count = Math.ceil(beds / capacity)
  const parts = Array.from({ length: count }, (_, at) => ({
    people: [] as Lodger[],
    even: Math.floor(beds / count) + (at < beds % count ? 1 : 0),
  }))
  const partFor = (people: readonly Lodger[]) =>
    parts
      .map((part) => ({ part, near: nearness(ties, people, part.people) }))
      .sort((a, b) => b.near - a.near)
      .map(({ part }) => part)
      .filter((part) => bedsOf([...part.people, ...people]) <= part.even)
      .find((part) => isPossible([...part.people, ...people]))
  const put = (unit: Unit) => {
    const emptiest = [...parts].sort((a, b) => bedsOf(a.people) - bedsOf(b.people))
    const part =
      partFor(unit.people) ?? emptiest.find(({ people }) => isPossible([...people, ...unit.people]))
    if (part) part.people.push(...unit.people)
    else parts.push({ people: [...unit.people], even: 0 })
  }
  const sizeOf = (units: readonly Unit[]) => bedsOf(peopleOf(units))
  for (const kin of byKin(ties, block).sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const whole = partFor(peopleOf(kin))
    if (whole) whole.people.push(...peopleOf(kin))
    else for (const unit of [...kin].sort((a, b) => b.beds - a.beds)) put(unit)
  }
  return parts.filter(({ people }) => people.length > 0).map(({ people }) => unitOf(people))
}

/** Returns what is said of a block that needs several rooms; null where it has one, or was asked apart. */
function splitNote(ties: RoomTies, block: readonly Unit[], parts: readonly Unit[]): string | null {
  const people = peopleOf(block)
  const beds = bedsOf(people)
  if (parts.length < 2 || beds <= KAMAR_KASUR[(block[0] as Unit).tipe]) return null
  const names = [...groupBy(people, ({ keluarga }) => keluarga).values()].map(
    ([first]) => (ties.familyOf(first as Lodger)[0] as Lodger).nama,
  )
  const sizes = parts.map((part) => part.beds).sort((a, b) => b - a)
  const who = names.map((nama, at) => `${at === 0 ? 'Keluarga' : 'keluarga'} ${nama}`).join(' dan ')
  return `${who} dibagi ke ${parts.length} kamar: ${sizes.join(' + ')}.`
}

/** Returns how many of some people slept in one room with those of another before. */
function sharedBefore({ before }: RoomTies, people: readonly Lodger[], others: readonly Lodger[]): number {
  const rooms = new Set(others.map(({ peserta_id }) => before.get(peserta_id)))
  rooms.delete(undefined)
  return people.filter(({ peserta_id }) => rooms.has(before.get(peserta_id))).length
}

/**
 * Places blocks, the largest first: with their family, else where they leave the fewest beds empty, else in new rooms.
 * Of equals, earlier bookings and earlier rooms go first.
 */
export function placeBlocks(draft: Draft, units: readonly Unit[]): void {
  const { ties } = draft
  const parts = blocksOf(ties, units).flatMap((block) => {
    const found = splitBlock(ties, block)
    const note = splitNote(ties, block, found)
    if (note) draft.notes.push(note)
    return found
  })
  const orderOf = ({ people }: Unit) => Math.min(...people.map(ties.orderOf))
  for (const part of parts.sort((a, b) => b.beds - a.beds || orderOf(a) - orderOf(b))) {
    const ownOf = (slot: Slot) =>
      Number(slot.people.some(({ keluarga }) => part.people.some((one) => one.keluarga === keluarga)))
    const open = draft.slots
      .filter((slot) => slot.tipe === part.tipe && freeBeds(slot) >= part.beds)
      .filter((slot) => slot.people.length > 0 || slot.kasur_lain > 0)
      .map((slot) => ({
        slot,
        own: ownOf(slot),
        free: freeBeds(slot),
        shared: sharedBefore(ties, part.people, slot.people),
      }))
      .sort((a, b) => b.own - a.own || a.free - b.free || b.shared - a.shared)
    const found = open.find(({ slot }) => fits(draft, slot, part.people) && !wastes(draft, slot, part.people))
    if (found) addTo(draft, found.slot, part.people)
    else openFor(draft, part.tipe, part.people)
  }
}
