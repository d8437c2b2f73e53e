import { KAMAR, KAMAR_KASUR, KAMAR_NAMA, type Kamar } from '../../content/paket/kamar.ts'
import { bedsFor, bedsOf, isAdult, type Lodger, type Room, type RoomFacts } from './room-plan.ts'

/** The kinds of conflict in a room. */
export const ROOM_CONFLICTS = [
  'penuh',
  'campur',
  'tipe',
  'tipe_lebih',
  'kelamin',
  'sendiri',
  'jangan',
  'bersama',
  'anak',
] as const
export type RoomConflictKind = (typeof ROOM_CONFLICTS)[number]

/** Something that a room may not be, in words, with whom it concerns. */
export interface RoomConflict {
  jenis: RoomConflictKind
  peserta: number[]
  kalimat: string
}

/** People of a departure found by their participant's id, and their ties by pair. */
export interface RoomJudge {
  of: (id: number) => Lodger | undefined
  isKin: (a: number, b: number) => boolean
  mayNot: (a: number, b: number) => boolean
  must: (id: number) => readonly number[]
}

const pairOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** Returns the means to judge rooms by, made once for all rooms of a departure. */
export function judgeOf({ orang, kerabat, permintaan }: RoomFacts): RoomJudge {
  const people = new Map(orang.map((one) => [one.peserta_id, one]))
  const kin = new Set(kerabat.map(({ a, b }) => pairOf(a, b)))
  const apart = new Set<string>()
  const together = new Map<number, Set<number>>()
  for (const { jenis, peserta } of permintaan) {
    const [a, b] = peserta
    if (jenis === 'jangan') apart.add(pairOf(a, b))
    else
      for (const [self, other] of [
        [a, b],
        [b, a],
      ] as const)
        together.set(self, (together.get(self) ?? new Set()).add(other))
  }
  const wished = new Map([...together].map(([self, others]) => [self, [...others]]))
  return {
    of: (id) => people.get(id),
    isKin: (a, b) => kin.has(pairOf(a, b)),
    mayNot: (a, b) => apart.has(pairOf(a, b)),
    must: (id) => wished.get(id) ?? [],
  }
}

/**
 * Tells whether two may sleep in one room. A man and a woman may if they are spouses or mahram of each other, which
 * holds pair by pair: a husband, his wife and her sister may not. A boy may sleep among women; a girl among men of her
 * own booking alone.
 */
export function mayShare(judge: Pick<RoomJudge, 'isKin'>, one: Lodger, other: Lodger): boolean {
  if (judge.isKin(one.peserta_id, other.peserta_id)) return true
  const isOwn = one.keluarga === other.keluarga
  const adults = [one, other].filter(isAdult)
  if (adults.length === 2) return one.kelamin !== '' && one.kelamin === other.kelamin
  const [adult] = adults
  const child = isAdult(one) ? other : one
  if (!adult || isOwn || child.kelamin === adult.kelamin) return true
  return adult.kelamin === 'P' && child.kelamin === 'L'
}

const nameOf = ({ nama }: Lodger): string => nama
const listed = (people: readonly Lodger[]): string => people.map(nameOf).join(', ')

/** Tells whether a kind of room holds fewer than another, which is worth more. */
const isBetter = (tipe: Kamar, paid: Kamar): boolean => KAMAR_KASUR[tipe] < KAMAR_KASUR[paid]

/** The people of a room: its beds, or lodgers who may come to have them. */
interface Sleepers {
  penghuni: readonly Pick<Lodger, 'peserta_id'>[]
}

/** Returns what is wrong with a room; none if it may be so. */
export function roomConflicts(judge: RoomJudge, room: Pick<Room, 'tipe' | 'kasur_lain'> & Sleepers) {
  const people = room.penghuni.flatMap(({ peserta_id }) => judge.of(peserta_id) ?? [])
  const found: RoomConflict[] = []
  const add = (jenis: RoomConflictKind, who: readonly Lodger[], kalimat: string) =>
    found.push({ jenis, peserta: who.map(({ peserta_id }) => peserta_id), kalimat })
  const [needed, beds] = [bedsOf(people), bedsFor(room)]
  if (needed > beds)
    add('penuh', people, `Kamar ini punya ${beds} kasur, ${needed} dibutuhkan: ${listed(people)}.`)
  people.forEach((one, at) => {
    for (const other of people.slice(at + 1)) {
      if (one.kelamin && other.kelamin && !mayShare(judge, one, other))
        add('campur', [one, other], `${one.nama} dan ${other.nama} bukan suami istri atau mahram.`)
      if (judge.mayNot(one.peserta_id, other.peserta_id))
        add('jangan', [one, other], `${one.nama} dan ${other.nama} diminta tidak sekamar.`)
    }
  })
  for (const one of people) {
    if (one.jenis === 'dewasa' && one.kelamin === '')
      add('kelamin', [one], `Lengkapi jenis kelamin ${one.nama} di data jamaahnya.`)
    if (one.tipe !== room.tipe && !one.tanpa_kasur) {
      const paid = `${one.nama} membayar kamar ${KAMAR_NAMA[one.tipe].toLowerCase()}`
      if (isBetter(room.tipe, one.tipe))
        add('tipe_lebih', [one], `${paid}, kamar ini ${KAMAR_NAMA[room.tipe].toLowerCase()}.`)
      else add('tipe', [one], `${paid}, kamar ini ${KAMAR_NAMA[room.tipe].toLowerCase()}.`)
    }
    if (!isAdult(one) && !people.some((other) => isAdult(other) && other.keluarga === one.keluarga))
      add('anak', [one], `${one.nama} masih anak dan tidak sekamar dengan orang dewasa keluarganya.`)
    for (const id of judge.must(one.peserta_id)) {
      const other = judge.of(id)
      if (other && !people.includes(other))
        add('bersama', [one, other], `${one.nama} dan ${other.nama} diminta sekamar.`)
    }
  }
  const apart = people.find(({ kamar_sendiri }) => kamar_sendiri)
  const stranger = apart && people.find(({ keluarga }) => keluarga !== apart.keluarga)
  if (apart && (stranger || room.kasur_lain > 0))
    add(
      'sendiri',
      stranger ? [apart, stranger] : [apart],
      `Keluarga ${apart.nama} membayar kamar sendiri, tanpa orang lain.`,
    )
  return found
}

/** Conflicts that a reason given by the office overrules. */
export const isExcusable = ({ jenis }: RoomConflict): boolean => jenis === 'tipe_lebih'

/** Returns how a conflict is told from others, to know which ones are new. */
export const conflictKey = ({ jenis, peserta }: RoomConflict): string =>
  `${jenis}:${[...peserta].sort((a, b) => a - b).join('-')}`

/** The people of a room in a word: men, women, a family of both, or nobody. */
export type RoomKind = 'L' | 'P' | 'keluarga' | ''

/** Returns who sleeps in a room. Children count where no adult of their sex does. */
export function roomKind(judge: RoomJudge, { penghuni }: Sleepers): RoomKind {
  const people = penghuni.flatMap(({ peserta_id }) => judge.of(peserta_id) ?? [])
  const adults = people.filter(isAdult)
  const kinds = new Set((adults.length > 0 ? adults : people).map(({ kelamin }) => kelamin))
  kinds.delete('')
  if (kinds.size > 1) return 'keluarga'
  return [...kinds][0] ?? ''
}

/** Returns a plan without those who no longer travel: their beds are free. */
export function withoutLeft(rooms: readonly Room[], judge: Pick<RoomJudge, 'of'>): Room[] {
  return rooms.map((room) => ({
    ...room,
    penghuni: room.penghuni.filter(({ peserta_id }) => judge.of(peserta_id)),
  }))
}

/** A room as it is judged. */
export interface JudgedRoom extends Room {
  kapasitas: number
  terisi: number
  kosong: number
  jenis: RoomKind
  bentrok: RoomConflict[]
  /** The better rooms than were paid for, which somebody gave a reason for. */
  lebih: RoomConflict[]
}

/** A plan as it is judged: rooms, who has none and why, and sums. */
export interface JudgedRooms {
  kamar: JudgedRoom[]
  tanpa_kamar: { peserta_id: number; nama: string; alasan: string }[]
  jumlah: {
    orang: number
    dapat: number
    kamar: number
    kasur: number
    kosong: number
    bentrok: number
    tipe: Record<Kamar, number>
  }
}

/** Returns why somebody has no room: what is missing of them, or that nobody gave them one. */
export function whyNoRoom({ jenis, kelamin }: Lodger): string {
  return jenis === 'dewasa' && kelamin === '' ? 'Lengkapi jenis kelamin.' : 'Belum diberi kamar.'
}

/**
 * Judges a plan. People who left are dropped, and those who need no bed still need a room.
 * @param reasons what a proposal said of those whom it could not place
 */
export function judgeRooms(
  facts: RoomFacts,
  rooms: readonly Room[],
  reasons: ReadonlyMap<number, string> = new Map(),
): JudgedRooms {
  const judge = judgeOf(facts)
  const kamar = withoutLeft(rooms, judge).map((room): JudgedRoom => {
    const terisi = bedsOf(room.penghuni.flatMap(({ peserta_id }) => judge.of(peserta_id) ?? []))
    const kapasitas = KAMAR_KASUR[room.tipe]
    const found = roomConflicts(judge, room)
    return {
      ...room,
      kapasitas,
      terisi,
      kosong: Math.max(0, bedsFor(room) - terisi),
      jenis: roomKind(judge, room),
      bentrok: found.filter((one) => !isExcusable(one)),
      lebih: found.filter(isExcusable),
    }
  })
  const housed = new Set(kamar.flatMap(({ penghuni }) => penghuni.map(({ peserta_id }) => peserta_id)))
  const sum = (of: (room: JudgedRoom) => number) => kamar.reduce((all, room) => all + of(room), 0)
  const count = (tipe: Kamar) => kamar.filter((room) => room.tipe === tipe).length
  return {
    kamar,
    tanpa_kamar: facts.orang
      .filter(({ peserta_id }) => !housed.has(peserta_id))
      .map((one) => ({
        peserta_id: one.peserta_id,
        nama: one.nama,
        alasan: reasons.get(one.peserta_id) ?? whyNoRoom(one),
      })),
    jumlah: {
      orang: facts.orang.length,
      dapat: housed.size,
      kamar: kamar.length,
      kasur: sum(({ kapasitas }) => kapasitas),
      kosong: sum(({ kosong }) => kosong),
      bentrok: kamar.filter(({ bentrok }) => bentrok.length > 0).length,
      tipe: Object.fromEntries(KAMAR.map((tipe) => [tipe, count(tipe)])) as Record<Kamar, number>,
    },
  }
}
