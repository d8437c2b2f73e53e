import { isAdult, type Lodger, type Room, type RoomFacts } from './room-plan.ts'
import { judgeOf, type RoomJudge } from './room-rules.ts'

/** The ties that a proposal looks up again and again: who belongs to whom, and where everybody slept. */
export interface RoomTies {
  facts: RoomFacts
  judge: RoomJudge
  /** The place in the order of bookings, which decides between equals. */
  orderOf: (one: Lodger) => number
  isSpouse: (a: number, b: number) => boolean
  /** The people of a booking. */
  familyOf: (one: Lodger) => readonly Lodger[]
  /** Those who want to share a room with somebody, also through others; themselves alone without a wish. */
  wishedWith: (one: Lodger) => readonly Lodger[]
  /** The room of somebody in the plan that is being changed. */
  before: ReadonlyMap<number, string>
  /** Adults of a child's booking, those to sleep with before others. */
  guardiansOf: (child: Lodger) => readonly Lodger[]
}

const PARENT: ReadonlySet<string> = new Set(['orang_tua', 'orang_tua_tiri'])
const CHILD: ReadonlySet<string> = new Set(['anak', 'anak_tiri'])

/** Sorts lodgers into lists by a key. Lists and people keep the order in which they come. */
export function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Returns the sets of people who are joined by wishes, also through others. */
function wishedSets({ orang }: RoomFacts, judge: RoomJudge): Map<number, Lodger[]> {
  const sets = new Map<number, Lodger[]>()
  for (const first of orang) {
    if (sets.has(first.peserta_id)) continue
    const set: Lodger[] = [first]
    sets.set(first.peserta_id, set)
    // A list that grows while it is read: a cycle of wishes ends, and a long chain needs no stack.
    for (const one of set)
      for (const id of judge.must(one.peserta_id)) {
        const other = judge.of(id)
        if (!other || sets.has(id)) continue
        set.push(other)
        sets.set(id, set)
      }
  }
  return sets
}

/** Returns what is known of a departure's people, for a proposal that starts from some rooms. */
export function tiesOf(facts: RoomFacts, rooms: readonly Room[]): RoomTies {
  const judge = judgeOf(facts)
  const order = new Map(facts.orang.map((one, at) => [one.peserta_id, at]))
  const spouses = new Map<number, Set<number>>()
  const parents = new Map<number, Set<number>>()
  const note = (map: Map<number, Set<number>>, key: number, value: number) =>
    map.set(key, (map.get(key) ?? new Set()).add(value))
  for (const { a, b, jenis } of facts.kerabat) {
    if (jenis === 'suami_istri') {
      note(spouses, a, b)
      note(spouses, b, a)
    } else if (PARENT.has(jenis)) note(parents, a, b)
    else if (CHILD.has(jenis)) note(parents, b, a)
  }
  const isSpouse = (a: number, b: number) => spouses.get(a)?.has(b) ?? false
  const families = groupBy(facts.orang, ({ keluarga }) => keluarga)
  const sets = wishedSets(facts, judge)
  const before = new Map<number, string>()
  for (const { id, penghuni } of rooms)
    for (const { peserta_id } of penghuni) if (!before.has(peserta_id)) before.set(peserta_id, id)
  const orderOf = ({ peserta_id }: Lodger) => order.get(peserta_id) ?? 0

  /** The lower the nearer. A boy goes with his father before a woman whom nobody said to be his kin. */
  const rankOf = (child: Lodger, { peserta_id, kelamin }: Lodger): number => {
    const own = parents.get(child.peserta_id)
    const isParent = own?.has(peserta_id) || [...(own ?? [])].some((id) => isSpouse(id, peserta_id))
    const isKin = judge.isKin(child.peserta_id, peserta_id)
    if (kelamin === 'P') return isParent ? 0 : isKin ? 1 : 4
    const near = isParent ? 2 : isKin ? 3 : 7
    return near < 7 && child.kelamin !== 'L' ? near + 3 : near
  }
  const familyOf = (one: Lodger) => families.get(one.keluarga) ?? []
  return {
    facts,
    judge,
    orderOf,
    isSpouse,
    familyOf,
    wishedWith: (one) => sets.get(one.peserta_id) ?? [one],
    before,
    guardiansOf: (child) =>
      familyOf(child)
        .filter((one) => isAdult(one) && one.kelamin !== '')
        .map((one) => ({ one, rank: rankOf(child, one) }))
        .sort((a, b) => a.rank - b.rank || orderOf(a.one) - orderOf(b.one))
        .map(({ one }) => one),
  }
}
