import { KAMAR_KASUR, type Kamar } from '../../content/paket/kamar.ts'
import { adultsOf, countPairs, type FamilyRoom, isLower, scoreOf } from './family-score.ts'
import { addTo, type Draft, fits, freeBeds, mayPair, openFor, type Slot } from './room-draft.ts'
import { isAdult, type Lodger, ROOM_LIMITS } from './room-plan.ts'
import { groupBy, type RoomTies } from './room-ties.ts'
import { byKin, peopleOf, type Unit } from './room-units.ts'

/** The most steps of the search in a family, and in all families of a departure. */
const STEPS = { family: 3000, departure: 60_000 }

/**
 * Finds the best grouping of a family by trying them all, up to a number of steps. Rooms of men and women are filled to
 * the last bed, unless the family pays for beds that stay empty.
 */
function searchFamily(
  ties: RoomTies,
  { tipe, units, slots }: { tipe: Kamar; units: readonly Unit[]; slots: readonly Slot[] },
  canJoin: (slot: Slot, people: readonly Lodger[]) => boolean,
  steps: { left: number },
): FamilyRoom[] {
  const capacity = KAMAR_KASUR[tipe]
  let best: { groups: FamilyRoom[]; score: number[] } | null = null
  const closeness = (head: readonly Lodger[], unit: Unit) => {
    const pairs = countPairs(ties, [...head, ...unit.people])
    return pairs.spouses * 100 + pairs.kin
  }

  /** Yields the sets of units that may share with some people, larger ones first. */
  function* joining(people: readonly Lodger[], beds: number, rest: readonly Unit[]): Generator<Unit[]> {
    for (const [at, unit] of rest.entries()) {
      if (steps.left-- <= 0) return
      if (unit.beds > beds || people.length + unit.people.length > ROOM_LIMITS.penghuni) continue
      if (!unit.people.every((one) => people.every((other) => mayPair(ties, one, other)))) continue
      for (const more of joining([...people, ...unit.people], beds - unit.beds, rest.slice(at + 1)))
        yield [unit, ...more]
    }
    const isOwn = people.some(({ kamar_sendiri }) => kamar_sendiri)
    if (people.some(isAdult) && (beds === 0 || isOwn)) yield []
  }
  const settle = (groups: FamilyRoom[], left: readonly Unit[]) => {
    const score = scoreOf(ties, tipe, groups, left)
    if (!best || isLower(score, best.score)) best = { groups, score }
  }
  const nearest = (people: readonly Lodger[], rest: readonly Unit[]) =>
    rest
      .map((unit) => ({ unit, near: closeness(people, unit) }))
      .sort((a, b) => b.near - a.near)
      .map(({ unit }) => unit)
  const visit = (
    seeds: readonly Slot[],
    rest: readonly Unit[],
    groups: FamilyRoom[],
    left: readonly Unit[],
  ): void => {
    const [slot, ...seedsLeft] = seeds
    const [head, ...others] = rest
    if (steps.left-- <= 0 || !head) {
      settle(groups, [...left, ...rest])
      return
    }
    const without = (used: readonly Unit[]) => rest.filter((unit) => !used.includes(unit))
    if (slot) {
      for (const found of joining(slot.people, freeBeds(slot), nearest(slot.people, rest)))
        if (found.length > 0 && canJoin(slot, peopleOf(found)))
          visit(seedsLeft, without(found), [...groups, { units: found, slot }], left)
      visit(seedsLeft, rest, groups, left)
      return
    }
    for (const more of joining(head.people, capacity - head.beds, nearest(head.people, others))) {
      const found = [head, ...more]
      const people = peopleOf(found)
      const isMixed = adultsOf(people, 'L').length > 0 && adultsOf(people, 'P').length > 0
      if (isMixed || people.some(({ kamar_sendiri }) => kamar_sendiri))
        visit([], without(found), [...groups, { units: found, slot: null }], left)
    }
    visit([], others, groups, [...left, head])
  }
  visit(slots, units, [], [])
  return (best as { groups: FamilyRoom[] } | null)?.groups ?? []
}

/**
 * Returns those of a booking who could be in a room of men and women, by family: in it, everybody is kin to all of the
 * other sex. Children belong to the family of their nearest adult.
 */
function familiesIn(ties: RoomTies, units: readonly Unit[], housed: readonly Lodger[]): Unit[][] {
  const everybody = [...peopleOf(units), ...housed]
  if (everybody.some(({ kamar_sendiri }) => kamar_sendiri)) return [[...units]]
  const { judge } = ties
  const crosses = (one: Lodger, other: Lodger) =>
    one.kelamin !== other.kelamin && isAdult(other) && judge.isKin(one.peserta_id, other.peserta_id)
  const isChild = ({ people }: Unit) => !people.some(isAdult)
  const adults = units.filter(
    (unit) =>
      !isChild(unit) && unit.people.some((one) => isAdult(one) && everybody.some((o) => crosses(one, o))),
  )
  const families = byKin(ties, adults)
  for (const child of units.filter(isChild)) {
    const near = child.people.flatMap((one) => ties.guardiansOf(one))
    const own = near
      .map((one) => families.find((family) => peopleOf(family).includes(one)))
      .find((each) => each)
    own?.push(child)
  }
  return families
}

/** Gives families the rooms that they fill, and those who pay for rooms of their own theirs. Returns who is left. */
export function placeFamilies(draft: Draft, units: readonly Unit[]): Unit[] {
  const { ties } = draft
  const whole = units.filter(
    ({ people, beds, tipe }) =>
      beds > 0 &&
      people.every((one) => one.keluarga === people[0]?.keluarga && (one.tanpa_kasur || one.tipe === tipe)),
  )
  const total = { left: STEPS.departure }
  const placed = new Set<Unit>()
  for (const own of groupBy(whole, ({ people, tipe }) => `${people[0]?.keluarga}-${tipe}`).values()) {
    const [{ people, tipe }] = own as [Unit]
    const keluarga = people[0]?.keluarga
    const slotsOf = () =>
      draft.slots.filter(
        (slot) =>
          slot.tipe === tipe &&
          !slot.isLocked &&
          slot.kasur_lain === 0 &&
          slot.people.length > 0 &&
          freeBeds(slot) > 0 &&
          slot.people.every((one) => one.keluarga === keluarga),
      )
    const housed = slotsOf().flatMap((slot) => slot.people)
    for (const family of familiesIn(ties, own, housed)) {
      const steps = { left: Math.min(STEPS.family, total.left) }
      const given = steps.left
      const room = { tipe, units: family, slots: slotsOf() }
      for (const { units: together, slot } of searchFamily(
        ties,
        room,
        (where, who) => fits(draft, where, who),
        steps,
      )) {
        if (slot) addTo(draft, slot, peopleOf(together))
        else openFor(draft, tipe, peopleOf(together))
        for (const unit of together) placed.add(unit)
      }
      total.left -= given - Math.max(0, steps.left)
    }
  }
  return units.filter((unit) => !placed.has(unit))
}
