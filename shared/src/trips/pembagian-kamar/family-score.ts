import { KAMAR_KASUR, type Kamar } from '../../content/paket/kamar.ts'
import type { Slot } from './room-draft.ts'
import { isAdult, type Lodger } from './room-plan.ts'
import type { RoomTies } from './room-ties.ts'
import { peopleOf, type Unit } from './room-units.ts'

/** People of a family who get a room of their own, or fill the one where some of them are. */
export interface FamilyRoom {
  units: Unit[]
  slot: Slot | null
}

export const adultsOf = (people: readonly Lodger[], kelamin: 'L' | 'P') =>
  people.filter((one) => isAdult(one) && one.kelamin === kelamin)

/** Counts the couples and the kin who are in one room. */
export function countPairs({ judge, isSpouse }: RoomTies, people: readonly Lodger[]) {
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
export function scoreOf(
  ties: RoomTies,
  tipe: Kamar,
  groups: readonly FamilyRoom[],
  left: readonly Unit[],
): number[] {
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

/** Tells whether a score is better than another. */
export function isLower(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
