import { freeConflicts } from './free-conflicts.ts'
import { placeBlocks } from './room-blocks.ts'
import { type Draft, type Slot, startDraft } from './room-draft.ts'
import { placeFamilies } from './room-families.ts'
import { type Lodger, ROOM_LIMITS, type Room, type RoomFacts, roomNamer } from './room-plan.ts'
import { roomConflicts, whyNoRoom, withoutLeft } from './room-rules.ts'
import { type RoomTies, tiesOf } from './room-ties.ts'
import { joinGuardians, joinMothers, joinPinned, unitsWithout } from './room-units.ts'

/** A difference of somebody's room to that of now. */
export interface RoomMove {
  peserta_id: number
  nama: string
  dari: string | null
  ke: string | null
  alasan: string
}

/** A plan that nobody saved: rooms, who got none and why, what moved, and what could not be kept. */
export interface RoomProposal {
  kamar: Room[]
  tanpa: Map<number, string>
  beda: RoomMove[]
  catatan: string[]
}

/** A proposal places more people with every turn, of whom others may want to share; then it changes nothing more. */
const TURNS = 4

/** Tells whether a room is nothing but beds: no number, note or guest says that the hotel gave it. */
const isBare = ({ nomor, catatan, kasur_lain, dikunci }: Room): boolean =>
  nomor.length === 0 && catatan === '' && kasur_lain === 0 && !dikunci

/**
 * Gives new rooms the places of empty ones in the plan, so that numbers that are known already are not lost: those
 * first where most of the people slept before.
 */
function reuseRooms({ ties, slots }: Draft): void {
  const seats = new Map(slots.flatMap(({ room }, at) => (room ? [[room, at] as const] : [])))
  const empty = slots.filter(({ room, people, isLocked, kasur_lain }) => {
    return room && people.length === 0 && !isLocked && kasur_lain === 0
  })
  const pairs = slots
    .filter(({ room }) => !room)
    .flatMap((opened) =>
      empty
        .filter(({ tipe }) => tipe === opened.tipe)
        .map((old) => ({
          opened,
          old,
          stayed: opened.people.filter(({ peserta_id }) => ties.before.get(peserta_id) === old.room?.id)
            .length,
          bare: Number(!old.room || isBare(old.room)),
        })),
    )
    .sort((a, b) => b.stayed - a.stayed || a.bare - b.bare)
  const used = new Set<Slot>()
  for (const { opened, old } of pairs) {
    if (opened.room || used.has(old)) continue
    used.add(old)
    opened.room = old.room
  }
  // The new ones stand where the old ones stood.
  const kept = slots.filter((slot) => !used.has(slot))
  const seatOf = (slot: Slot) => (slot.room ? (seats.get(slot.room) ?? 0) : seats.size)
  slots.splice(0, slots.length, ...kept.sort((a, b) => seatOf(a) - seatOf(b)))
}

/** Returns the rooms of a proposal as a plan, as many as can be saved. */
function roomsOf(draft: Draft, taken: ReadonlySet<string>): Room[] {
  const newId = roomNamer(taken)
  reuseRooms(draft)
  const kept = draft.slots.filter(({ room, people }) => people.length > 0 || (room && !isBare(room)))
  for (const { people } of kept.slice(ROOM_LIMITS.kamar))
    for (const { peserta_id } of people)
      draft.reasons.set(peserta_id, `Rencana memuat paling banyak ${ROOM_LIMITS.kamar} kamar.`)
  return kept.slice(0, ROOM_LIMITS.kamar).map(({ room, tipe, people, pinned }) => ({
    ...(room ?? { id: newId(), tipe, nomor: [], dikunci: false, kasur_lain: 0, catatan: '' }),
    penghuni: people.map(({ peserta_id }) => ({ peserta_id, disematkan: pinned.has(peserta_id) })),
  }))
}

/** Makes one turn of a proposal. */
function turn(ties: RoomTies, rooms: readonly Room[], keeps: boolean, taken: ReadonlySet<string>) {
  const draft = startDraft(ties, rooms, keeps)
  freeConflicts(draft)
  const withKids = joinMothers(draft, joinPinned(draft, unitsWithout(draft)))
  placeBlocks(draft, joinGuardians(draft, placeFamilies(draft, withKids)))
  const kamar = roomsOf(draft, taken)
  const housed = new Set(kamar.flatMap(({ penghuni }) => penghuni.map(({ peserta_id }) => peserta_id)))
  const tanpa = new Map(
    ties.facts.orang
      .filter(({ peserta_id }) => !housed.has(peserta_id))
      .map((one) => [one.peserta_id, draft.reasons.get(one.peserta_id) ?? whyNoRoom(one)]),
  )
  return { kamar, tanpa, catatan: draft.notes }
}

/** Returns who is where, to know whether a turn changed anything. */
const whoIsWhere = (rooms: readonly Room[]): string =>
  JSON.stringify(rooms.map(({ id, penghuni }) => [id, penghuni.map(({ peserta_id }) => peserta_id)]))

/** Returns the conflicts that a proposal had to leave, in words. */
function leftConflicts(ties: RoomTies, rooms: readonly Room[]): string[] {
  return rooms.flatMap((room) => {
    const number = room.nomor.find(({ no }) => no !== '')?.no
    const where = number ? `Kamar ${number} ` : 'Kamar yang '
    return roomConflicts(ties.judge, room).map(({ kalimat }) =>
      room.dikunci ? `${where}dikunci: ${kalimat}` : `Penghuni yang disematkan dibiarkan: ${kalimat}`,
    )
  })
}

/** Returns how the rooms of people differ from those of now, with why. */
function movesOf(
  ties: RoomTies,
  before: readonly Room[],
  { kamar, tanpa }: Omit<RoomProposal, 'beda'>,
): RoomMove[] {
  const { judge } = ties
  const wrong = new Map<number, string>()
  for (const room of before)
    for (const { peserta, kalimat } of roomConflicts(judge, room))
      for (const id of peserta) if (!wrong.has(id)) wrong.set(id, kalimat)
  const old = new Map(before.map((room) => [room.id, room]))
  const roomFor = new Map(
    kamar.flatMap((room) => room.penghuni.map((bed) => [bed.peserta_id, room] as const)),
  )
  const reasonOf = (one: Lodger, dari: string | null): string => {
    const room = roomFor.get(one.peserta_id)
    const conflict = dari !== null && wrong.get(one.peserta_id)
    if (conflict) return conflict
    if (!room) return tanpa.get(one.peserta_id) ?? whyNoRoom(one)
    const mates = room.penghuni.map(({ peserta_id }) => peserta_id).filter((id) => id !== one.peserta_id)
    const wished = mates.find((id) => judge.must(one.peserta_id).includes(id))
    if (wished !== undefined) return `Diminta sekamar dengan ${judge.of(wished)?.nama}.`
    if (mates.some((id) => judge.of(id)?.keluarga === one.keluarga)) return 'Sekamar dengan keluarga.'
    if (!old.has(room.id)) return 'Kamar baru.'
    return mates.some((id) => ties.before.get(id) === room.id) ? 'Mengisi kasur kosong.' : 'Disusun ulang.'
  }
  return ties.facts.orang.flatMap((one) => {
    const dari = ties.before.get(one.peserta_id) ?? null
    const ke = roomFor.get(one.peserta_id)?.id ?? null
    return dari === ke
      ? []
      : [{ peserta_id: one.peserta_id, nama: one.nama, dari, ke, alasan: reasonOf(one, dari) }]
  })
}

/**
 * Proposes rooms for the people of a departure. The same people and rooms give the same proposal: booking order decides
 * between equals. No room of it has a conflict, but for those that are locked and those between people who are pinned.
 * @param dari `sekarang` moves nobody who has a room without conflict; `awal` all but pins and locked rooms
 */
export function proposeRooms(
  facts: RoomFacts,
  rooms: readonly Room[],
  dari: 'sekarang' | 'awal',
): RoomProposal {
  const ties = tiesOf(facts, rooms)
  const taken = new Set(rooms.map(({ id }) => id))
  let found = turn(ties, rooms, dari === 'sekarang', taken)
  const notes = new Set(found.catatan)
  for (let turns = 1; turns < TURNS; turns++) {
    const next = turn(ties, found.kamar, true, taken)
    for (const note of next.catatan) notes.add(note)
    const isSame = whoIsWhere(next.kamar) === whoIsWhere(found.kamar)
    found = next
    if (isSame) break
  }
  const proposal = { ...found, catatan: [...notes, ...leftConflicts(ties, found.kamar)] }
  return { ...proposal, beda: movesOf(ties, withoutLeft(rooms, ties.judge), proposal) }
}
