import { KAMAR_KASUR, type Kamar } from '../../content/paket/kamar.ts'
import { addTo, type Draft, fits, freeBeds, mayPair, openFor, type Slot } from './room-draft.ts'
import { type Lodger, ROOM_LIMITS } from './room-plan.ts'
import { groupBy, isAdult, type RoomTies } from './room-ties.ts'
import type { Unit } from './room-units.ts'

/** The most steps of the search in a family, and in all families of a departure. */
const STEPS = { family: 3000, departure: 60_000 }

/** People of a family who get a room of their own, or fill the one where some of them are. */
interface Group {
  units: Unit[]
  slot: Slot | null
}

const adultsOf = (people: readonly Lodger[], kelamin: 'L' | 'P') =>
  people.filter((one) => isAdult(one) && one.kelamin === kelamin)
const peopleOf = (units: readonly Unit[]) => units.flatMap(({ people }) => people)

/** Counts the couples and the kin who are in one room. */
function countPairs({ judge, isSpouse }: RoomTies, people: readonly Lodger[]) {
  const found = { spouses: 0, kin: 0 }
  people.forEach(({ peserta_id: a }, at) => {
    for (const { peserta_id: b } of people.slice(at + 1)) {
      if (isSpouse(a, b)) found.spouses += 1
      if (judge.isKin(a, b)) found.kin += 1
    }
  })
  return found
}

/**
 * Returns how good a grouping of a family is, the lower the better, what weighs most first: children without an adult,
 * rooms over which the family is spread, a woman who is left to strangers, couples apart. Who paid for double rooms
 * expects to have them as couples, so that these go before the number of rooms.
 */
function scoreOf(ties: RoomTies, tipe: Kamar, groups: readonly Group[], left: readonly Unit[]): number[] {
  const capacity = KAMAR_KASUR[tipe]
  const people = peopleOf(left)
  const [women, men] = [adultsOf(people, 'P').length, adultsOf(people, 'L').length]
  const children = people.filter((one) => !isAdult(one) && !one.tanpa_kasur).length
  const orphans = women + men === 0 ? children : Math.max(0, children - (women + men) * (capacity - 1))
  const womanBeds = women + (women > 0 ? children : 0)
  const manBeds = men + (women > 0 ? 0 : children)
  const rooms =
    groups.filter(({ slot }) => !slot).length +
    Math.ceil(womanBeds / capacity) +
    Math.ceil(manBeds / capacity)
  let [spouses, kin] = [0, 0]
  for (const { units, slot } of groups) {
    const pairs = countPairs(ties, [...(slot?.people ?? []), ...peopleOf(units)])
    spouses += pairs.spouses
    kin += pairs.kin
  }
  const couples = tipe === 'double' ? [-spouses, rooms] : [rooms]
  return [orphans, ...couples, Number(womanBeds === 1), -spouses, Number(manBeds === 1), -kin]
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/**
 * Finds the best grouping of a family by trying them all, up to a number of steps. Rooms of men and women are filled to
 * the last bed, unless the family pays for beds that stay empty.
 */
function searchFamily(
  ties: RoomTies,
  { tipe, units, slots }: { tipe: Kamar; units: readonly Unit[]; slots: readonly Slot[] },
  canJoin: (slot: Slot, people: readonly Lodger[]) => boolean,
  steps: { left: number },
): Group[] {
  const capacity = KAMAR_KASUR[tipe]
  let best: { groups: Group[]; score: number[] } | null = null
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
  const settle = (groups: Group[], left: readonly Unit[]) => {
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
    groups: Group[],
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
  return (best as { groups: Group[] } | null)?.groups ?? []
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
  const families: Unit[][] = []
  const done = new Set<Unit>()
  for (const first of adults) {
    if (done.has(first)) continue
    const family = [first]
    done.add(first)
    for (const unit of family)
      for (const other of adults)
        if (
          !done.has(other) &&
          unit.people.some((a) => other.people.some((b) => judge.isKin(a.peserta_id, b.peserta_id)))
        ) {
          done.add(other)
          family.push(other)
        }
    families.push(family)
  }
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
