import { KAMAR_NAMA, type Kamar } from '../../content/paket/kamar.ts'
import { couldShare } from './free-conflicts.ts'
import { addTo, conflictsOf, type Draft, fits } from './room-draft.ts'
import { bedsOf, isAdult, type Lodger, ROOM_LIMITS } from './room-plan.ts'
import { type RoomConflict, whyNoRoom } from './room-rules.ts'
import type { RoomTies } from './room-ties.ts'

/** People without a room who are placed at once: one alone, those tied by wishes, a child with its adult. */
export interface Unit {
  people: Lodger[]
  beds: number
  /** The kind of room that their beds were paid in. */
  tipe: Kamar
}

export const peopleOf = (units: readonly Pick<Unit, 'people'>[]): Lodger[] =>
  units.flatMap(({ people }) => people)

/** Returns people as a unit. Who needs no bed says nothing of the kind of room unless nobody else does. */
export function unitOf(people: Lodger[]): Unit {
  const paying = people.find(({ tanpa_kasur }) => !tanpa_kasur) ?? (people[0] as Lodger)
  return { people, beds: bedsOf(people), tipe: paying.tipe }
}

/** Returns units by kin, also through others, in the order in which they come. */
export function byKin({ judge }: RoomTies, units: readonly Unit[]): Unit[][] {
  const left = new Set(units)
  return units.flatMap((first) => {
    if (!left.delete(first)) return []
    const kin = [first]
    for (const one of kin)
      for (const other of left) {
        const isKin = one.people.some((a) =>
          other.people.some((b) => judge.isKin(a.peserta_id, b.peserta_id)),
        )
        if (isKin && left.delete(other)) kin.push(other)
      }
    return [kin]
  })
}

/** Returns the children of a unit who have no adult of their booking in it. */
const alone = ({ people }: Pick<Unit, 'people'>): Lodger[] =>
  people.filter(
    (one) => !isAdult(one) && !people.some((other) => isAdult(other) && other.keluarga === one.keluarga),
  )

/** Returns why people cannot share, as the end of a sentence. */
function whyApart({ judge }: RoomTies, { jenis, peserta, kalimat }: RoomConflict): string {
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (judge.of(id)?.nama ?? ''))
  if (jenis === 'penuh') return 'kasurnya tidak cukup.'
  if (jenis === 'kelamin') return `jenis kelamin ${nameOf(peserta[0])} belum lengkap.`
  if (jenis === 'tipe' || jenis === 'tipe_lebih') return 'tipe kamar yang dibayar berbeda.'
  if (jenis === 'sendiri') return `keluarga ${nameOf(peserta[0])} membayar kamar sendiri.`
  return kalimat
}

/** Returns why people who are tied by wishes cannot be placed; null if they can. */
function whyNotWished(draft: Draft, one: Lodger, wished: readonly Lodger[]): string | null {
  const { ties, at } = draft
  if (wished.length < 2) return null
  const other = wished.find(({ peserta_id }) => ties.judge.must(one.peserta_id).includes(peserta_id))
  const asked = `Diminta sekamar dengan ${(other ?? (wished[0] as Lodger)).nama}, tetapi`
  // So many share no room, whoever they are.
  if (wished.length > ROOM_LIMITS.penghuni) return `${asked} kasurnya tidak cukup.`
  const { tipe } = unitOf([...wished])
  const found = conflictsOf(ties, { tipe, kasur_lain: 0 }, wished)
  // A pair that may not share says more than a want of beds, which may come of it.
  const worst =
    found.find(({ jenis }) => jenis !== 'anak' && jenis !== 'penuh') ??
    found.find(({ jenis }) => jenis !== 'anak')
  if (worst) return `${asked} ${whyApart(ties, worst)}`
  const slot = wished.map(({ peserta_id }) => at.get(peserta_id)).find((each) => each !== undefined)
  if (!slot) return null
  return `${asked} ${slot.isLocked ? 'kamarnya dikunci.' : 'kamarnya tidak bisa ditambah.'}`
}

/** Returns those without a room as units in the order of bookings, and states why of everybody who can have none. */
export function unitsWithout(draft: Draft): Unit[] {
  const { facts, wishedWith } = draft.ties
  const units: Unit[] = []
  const seen = new Set<readonly Lodger[]>()
  for (const one of facts.orang) {
    if (draft.at.has(one.peserta_id)) continue
    const wished = wishedWith(one)
    const isUnknown = isAdult(one) && one.kelamin === ''
    const why = isUnknown ? whyNoRoom(one) : whyNotWished(draft, one, wished)
    if (why) draft.reasons.set(one.peserta_id, why)
    else if (!seen.has(wished)) units.push(unitOf([...wished]))
    seen.add(wished)
  }
  return units
}

/** Returns why a child finds no adult of its booking, in words. */
function whyAlone({ ties, at }: Draft, child: Lodger, units: readonly Unit[]): string {
  const guardians = ties.familyOf(child).filter(isAdult)
  if (guardians.length === 0) return 'Tidak ada orang dewasa di pemesanannya.'
  const placed = guardians.filter(
    (one) => at.has(one.peserta_id) || units.some(({ people }) => people.includes(one)),
  )
  if (placed.length === 0) return 'Orang dewasa keluarganya belum mendapat kamar.'
  const tipeOf = (one: Lodger) => at.get(one.peserta_id)?.tipe ?? one.tipe
  if (!child.tanpa_kasur && !placed.some((one) => tipeOf(one) === child.tipe))
    return `Tidak ada orang dewasa keluarganya di kamar ${KAMAR_NAMA[child.tipe].toLowerCase()}.`
  return 'Tidak muat di kamar orang dewasa keluarganya.'
}

/** Girls before boys, who may go with a father among men; those who need a bed before those who fit anywhere. */
const lateness = ({ kelamin, tanpa_kasur }: Lodger): number =>
  (tanpa_kasur ? 2 : 0) + (kelamin === 'L' ? 1 : 0)

/** Places children in the rooms of the adults to whom they belong before others, where those have one already. */
export function joinMothers(draft: Draft, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => {
    const [child] = alone(unit)
    const mother = child && draft.ties.guardiansOf(child)[0]
    const slot = mother && draft.at.get(mother.peserta_id)
    if (!slot || !fits(draft, slot, unit.people)) return true
    addTo(draft, slot, unit.people)
    return false
  })
}

/** Brings an adult of their booking to children who are pinned in a room without one. */
export function joinPinned(draft: Draft, units: readonly Unit[]): Unit[] {
  const { ties } = draft
  let left = [...units]
  for (const slot of draft.slots) {
    if (slot.left.size === 0) continue
    for (const child of alone(slot)) {
      const found = ties
        .guardiansOf(child)
        .map((one) => left.find(({ people }) => people.includes(one)))
        .find((unit) => unit && fits(draft, slot, unit.people))
      if (!found || !alone(slot).includes(child)) continue
      addTo(draft, slot, found.people)
      left = left.filter((unit) => unit !== found)
    }
  }
  return left
}

/**
 * Brings every child to an adult of its booking: into a room, or into the unit with whom it is placed later. A child
 * who finds none stays without a room, and so do those who want to share with it.
 */
export function joinGuardians(draft: Draft, units: readonly Unit[]): Unit[] {
  const { ties, at } = draft
  const ready = new Set(units)
  const unitFor = new Map<number, Unit>()
  const know = (unit: Unit) => {
    ready.add(unit)
    for (const { peserta_id } of unit.people) unitFor.set(peserta_id, unit)
  }
  const forget = (unit: Unit) => {
    ready.delete(unit)
    for (const { peserta_id } of unit.people) unitFor.delete(peserta_id)
  }
  /** Finds a room, or a unit to be one with. */
  const nextFor = (unit: Unit, child: Lodger) => {
    for (const guardian of ties.guardiansOf(child)) {
      const slot = at.get(guardian.peserta_id)
      if (slot && fits(draft, slot, unit.people)) return { slot }
      const other = unitFor.get(guardian.peserta_id)
      if (!other || other === unit) continue
      const joined = unitOf([...other.people, ...unit.people])
      if (couldShare(ties, joined.people)) return { other, joined }
    }
    return null
  }
  const place = (first: Unit) => {
    const taken: Unit[] = []
    let unit = first
    for (let child = alone(unit)[0]; child; child = alone(unit)[0]) {
      forget(unit)
      const next = nextFor(unit, child)
      if (next?.slot) return addTo(draft, next.slot, unit.people)
      if (!next?.joined) {
        for (const other of taken) know(other)
        const why = whyAlone(draft, child, [...ready])
        for (const one of first.people)
          draft.reasons.set(
            one.peserta_id,
            isAdult(one) ? `Diminta sekamar dengan ${child.nama}. ${why}` : why,
          )
        return
      }
      forget(next.other)
      taken.push(next.other)
      unit = next.joined
    }
    know(unit)
  }
  for (const unit of units) know(unit)
  const waiting = units
    .flatMap((unit) => {
      const [child] = alone(unit)
      return child ? [{ unit, late: lateness(child) }] : []
    })
    .sort((a, b) => a.late - b.late)
  // A unit that was joined by others since is placed with them.
  for (const { unit } of waiting) place(unitFor.get(unit.people[0]?.peserta_id ?? 0) ?? unit)
  return [...ready]
}
