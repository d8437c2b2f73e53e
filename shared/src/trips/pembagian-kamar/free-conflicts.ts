import { addTo, conflictsOf, type Draft, fits, isFixed, type Slot, takeOut } from './room-draft.ts'
import { isAdult, type Lodger, ROOM_LIMITS } from './room-plan.ts'
import { conflictKey, type RoomConflictKind } from './room-rules.ts'
import type { RoomTies } from './room-ties.ts'

/** The most sets of people that are tried in a room, and in all rooms of a plan. */
const TRIES = { room: 300, plan: 6000 }

/** Yields the sets of so many of them, those who come last first: who booked first stays. */
function* setsOf(people: readonly Lodger[], count: number, end = people.length): Generator<Lodger[]> {
  if (count === 0) yield []
  else
    for (let at = end - 1; at >= count - 1; at--)
      for (const rest of setsOf(people, count - 1, at)) yield [people[at] as Lodger, ...rest]
}

/** Returns how much is torn apart by taking some out of a room: families, kin and wishes. */
function tearing({ judge }: RoomTies, out: readonly Lodger[], stay: readonly Lodger[]): number {
  let sum = 0
  for (const one of out)
    for (const { peserta_id, keluarga } of stay) {
      if (keluarga === one.keluarga) sum += 1
      if (judge.isKin(one.peserta_id, peserta_id)) sum += 1
      if (judge.must(one.peserta_id).includes(peserta_id)) sum += 2
    }
  return sum
}

/** Returns the fewest people who have to leave a room so that it has no conflict; of equals who belong least to it. */
function fewestOut(draft: Draft, slot: Slot, ignored: RoomConflictKind | '', budget: { tries: number }) {
  const { ties } = draft
  const wrong = (people: readonly Lodger[]) =>
    conflictsOf(ties, slot, people).filter(
      (conflict) => conflict.jenis !== ignored && !slot.left.has(conflictKey(conflict)),
    )
  if (wrong(slot.people).length === 0) return []
  const movable = slot.people
    .filter((one) => !isFixed(slot, one))
    .sort((a, b) => ties.orderOf(a) - ties.orderOf(b))
  // No plan that was saved holds so many in a room: nothing is gained by a search.
  if (slot.people.length > ROOM_LIMITS.penghuni) return movable
  let tries = TRIES.room
  for (let count = 1; count <= movable.length; count++) {
    let best: { out: Lodger[]; torn: number } | null = null
    for (const out of setsOf(movable, count)) {
      if (tries-- <= 0 || budget.tries-- <= 0) break
      const stay = slot.people.filter((one) => !out.includes(one))
      if (wrong(stay).length > 0) continue
      const torn = tearing(ties, out, stay)
      if (!best || torn < best.torn) best = { out, torn }
    }
    if (best) return best.out
    if (tries <= 0 || budget.tries <= 0) break
  }
  // Past the bound, whoever stands in the most conflicts goes, one by one.
  let stay = slot.people
  for (;;) {
    const found = wrong(stay)
    const counted = stay
      .filter((one) => !isFixed(slot, one))
      .map((one) => ({ one, found: found.filter(({ peserta }) => peserta.includes(one.peserta_id)).length }))
      .sort((a, b) => b.found - a.found || ties.orderOf(b.one) - ties.orderOf(a.one))
    const [worst] = counted
    if (found.length === 0 || !worst) return slot.people.filter((one) => !stay.includes(one))
    stay = stay.filter((one) => one !== worst.one)
  }
}

/** Takes the fewest people out of rooms with conflicts. */
function freeRooms(draft: Draft, ignored: RoomConflictKind | '', budget: { tries: number }): boolean {
  let isChanged = false
  for (const slot of draft.slots) {
    if (slot.isLocked) continue
    for (const one of fewestOut(draft, slot, ignored, budget)) {
      takeOut(draft, one)
      isChanged = true
    }
  }
  return isChanged
}

/** Returns people with the children who would be left in a room without an adult of theirs. */
function withChildren({ at }: Draft, people: readonly Lodger[]): Lodger[] {
  const going = new Set(people)
  for (const one of people) {
    const stay = (at.get(one.peserta_id)?.people ?? []).filter(
      (other) => other.keluarga === one.keluarga && !going.has(other),
    )
    if (!stay.some(isAdult)) for (const child of stay) going.add(child)
  }
  return [...going]
}

/** Tells whether people who are tied by wishes could have a room to themselves, whatever children still need. */
export function couldShare(ties: RoomTies, people: readonly Lodger[]): boolean {
  const { tipe } = people.find(({ tanpa_kasur }) => !tanpa_kasur) ?? (people[0] as Lodger)
  if (people.length > ROOM_LIMITS.penghuni) return false
  return conflictsOf(ties, { tipe, kasur_lain: 0 }, people).every(({ jenis }) => jenis === 'anak')
}

/** Brings those together who want to share a room: into the room of one of them, or out of all to be placed at once. */
function gather(draft: Draft, wished: readonly Lodger[]): boolean {
  const { at, ties } = draft
  const rooms = new Set(wished.map(({ peserta_id }) => at.get(peserta_id)))
  if (rooms.size < 2) return false
  const isFixedHere = (one: Lodger) => {
    const slot = at.get(one.peserta_id)
    return slot !== undefined && isFixed(slot, one)
  }
  const living = (slot: Slot) => wished.filter(({ peserta_id }) => at.get(peserta_id) === slot)
  const hosts = [...rooms]
    .filter((slot) => slot !== undefined)
    .map((slot) => ({ slot, here: living(slot).length, fixed: living(slot).filter(isFixedHere).length }))
    .sort((a, b) => b.fixed - a.fixed || b.here - a.here)
  for (const { slot } of hosts) {
    const movers = withChildren(
      draft,
      wished.filter(({ peserta_id }) => at.get(peserta_id) !== slot),
    )
    if (movers.some(isFixedHere) || !fits(draft, slot, movers)) continue
    for (const one of movers) takeOut(draft, one)
    addTo(draft, slot, movers)
    return true
  }
  if (wished.some(isFixedHere) || !couldShare(ties, wished)) return false
  for (const one of withChildren(draft, wished)) if (!isFixedHere(one)) takeOut(draft, one)
  return true
}

/** Takes as few people as possible out of rooms, so that no conflict is left but between pins and in locked rooms. */
export function freeConflicts(draft: Draft): void {
  const budget = { tries: TRIES.plan }
  const { facts, wishedWith } = draft.ties
  const sets = new Set(facts.orang.map(wishedWith))
  freeRooms(draft, 'bersama', budget)
  // Taking somebody out can part others who want to share, and bringing people together can leave a child alone.
  for (let round = 0; round < 5; round++) {
    let isChanged = false
    for (const wished of sets) if (wished.length > 1 && gather(draft, wished)) isChanged = true
    if (freeRooms(draft, '', budget)) isChanged = true
    if (!isChanged) break
  }
}
