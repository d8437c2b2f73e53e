import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KAMAR, KAMAR_KASUR, type Kamar } from '../../content/paket/kamar.ts'
import { proposeRooms } from './propose-rooms.ts'
import { bedsOf, type Kin, type Lodger, type Room, type RoomFacts, type RoomWish } from './room-plan.ts'
import { conflictKey, isExcusable, judgeOf, roomConflicts } from './room-rules.ts'

/** A departure as numbers: bookings of families, ties between some of their people, wishes and a plan that is there. */
interface Drawn {
  bookings: {
    tipe: Kamar
    sendiri: boolean
    people: { jenis: Lodger['jenis']; kelamin: Lodger['kelamin']; kasur: boolean; lain: Kamar | null }[]
    kin: [number, number, Kin['jenis']][]
  }[]
  wishes: [RoomWish['jenis'], number, number][]
  rooms: { tipe: Kamar; dikunci: boolean; kasur_lain: number; no: string; who: [number, boolean][] }[]
}

const tipe = fc.constantFrom(...KAMAR)
const person = fc.record({
  jenis: fc.constantFrom<Lodger['jenis']>('dewasa', 'dewasa', 'dewasa', 'anak', 'bayi'),
  kelamin: fc.constantFrom<Lodger['kelamin']>('L', 'P', 'L', 'P', 'L', 'P', ''),
  kasur: fc.boolean(),
  lain: fc.option(tipe, { freq: 10 }),
})
const drawn: fc.Arbitrary<Drawn> = fc.record({
  bookings: fc.array(
    fc.record({
      tipe,
      sendiri: fc.constantFrom(false, false, false, true),
      people: fc.array(person, { minLength: 1, maxLength: 6 }),
      kin: fc.array(
        fc.tuple(
          fc.nat(5),
          fc.nat(5),
          fc.constantFrom<Kin['jenis']>('suami_istri', 'orang_tua', 'anak', 'saudara_kandung'),
        ),
        { maxLength: 8 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  wishes: fc.array(
    fc.tuple(fc.constantFrom<RoomWish['jenis']>('bersama', 'jangan'), fc.nat(60), fc.nat(60)),
    { maxLength: 6 },
  ),
  rooms: fc.array(
    fc.record({
      tipe,
      dikunci: fc.constantFrom(false, false, false, false, true),
      kasur_lain: fc.constantFrom(0, 0, 0, 0, 1),
      no: fc.constantFrom('', '101', '102'),
      who: fc.array(fc.tuple(fc.nat(70), fc.constantFrom(false, false, false, true)), { maxLength: 5 }),
    }),
    { maxLength: 10 },
  ),
})

function departureOf({ bookings, wishes, rooms }: Drawn): { facts: RoomFacts; rooms: Room[] } {
  const orang: Lodger[] = []
  const kerabat: Kin[] = []
  bookings.forEach((booking, keluarga) => {
    const own = booking.people.map((one): Lodger => {
      const tanpa_kasur = one.jenis === 'bayi' || (one.jenis === 'anak' && !one.kasur)
      return {
        peserta_id: 0,
        nama: '',
        keluarga,
        jenis: one.jenis,
        kelamin: one.kelamin,
        tipe: one.lain ?? booking.tipe,
        tanpa_kasur,
        kamar_sendiri: booking.sendiri,
      }
    })
    for (const one of own) {
      one.peserta_id = orang.length + 1
      one.nama = `ORANG ${one.peserta_id}`
      orang.push(one)
    }
    for (const [a, b, jenis] of booking.kin) {
      const [one, other] = [own[a], own[b]]
      if (one && other && one !== other) kerabat.push({ a: one.peserta_id, b: other.peserta_id, jenis })
    }
  })
  const seen = new Set<number>()
  return {
    facts: {
      orang,
      kerabat,
      permintaan: wishes.flatMap(([jenis, a, b]): RoomWish[] =>
        a === b ? [] : [{ jenis, peserta: [a + 1, b + 1] }],
      ),
    },
    rooms: rooms.map(({ no, who, ...room }, at) => ({
      ...room,
      id: `r${at}`,
      nomor: no ? [{ hotel: 'Hotel', no }] : [],
      catatan: '',
      penghuni: who.flatMap(([id, disematkan]) => {
        if (seen.has(id)) return []
        seen.add(id)
        return [{ peserta_id: id, disematkan }]
      }),
    })),
  }
}

const whereIn = (rooms: readonly Room[]) =>
  new Map(rooms.flatMap(({ id, penghuni }) => penghuni.map((bed) => [bed.peserta_id, id] as const)))

describe('a proposal for any departure', () => {
  it('breaks no rule, forgets nobody, keeps what is fixed and has nothing to add to itself', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom('sekarang' as const, 'awal' as const), (input, dari) => {
        const { facts, rooms } = departureOf(input)
        const judge = judgeOf(facts)
        const found = proposeRooms(facts, rooms, dari)
        const here = (room: Room) => room.penghuni.filter(({ peserta_id }) => judge.of(peserta_id))

        const ids = found.kamar.flatMap(({ penghuni }) => penghuni.map(({ peserta_id }) => peserta_id))
        expect(new Set(ids).size).toBe(ids.length)
        expect([...ids, ...found.tanpa.keys()].sort((a, b) => a - b)).toEqual(
          facts.orang.map(({ peserta_id }) => peserta_id),
        )
        expect([...found.tanpa.values()].every((why) => why.length > 5)).toBe(true)
        expect(new Set(found.kamar.map(({ id }) => id)).size).toBe(found.kamar.length)

        for (const room of found.kamar) {
          expect(room.penghuni.length).toBeLessThanOrEqual(8)
          if (room.dikunci) continue
          const pins = room.penghuni.filter(({ disematkan }) => disematkan)
          const given = rooms.filter(({ id }) => id === room.id && dari === 'sekarang')
          const allowed = new Set(
            [
              ...roomConflicts(judge, { ...room, penghuni: pins }),
              ...given.flatMap((one) => roomConflicts(judge, one).filter(isExcusable)),
            ].map(conflictKey),
          )
          const conflicts = roomConflicts(judge, room).map(conflictKey)
          expect(conflicts.filter((key) => !allowed.has(key))).toEqual([])
        }
        for (const room of rooms) {
          const after = found.kamar.find(({ id }) => id === room.id)
          if (room.dikunci) expect(after).toEqual({ ...room, penghuni: here(room) })
          for (const bed of here(room)) if (bed.disematkan) expect(after?.penghuni).toContainEqual(bed)
          if (dari === 'sekarang' && roomConflicts(judge, room).every(isExcusable)) {
            const isWished = here(room).some(({ peserta_id }) => judge.must(peserta_id).length > 0)
            if (!isWished) expect(after?.penghuni ?? []).toEqual(expect.arrayContaining(here(room)))
          }
        }
        const [was, is] = [whereIn(rooms), whereIn(found.kamar)]
        expect(found.beda.map(({ peserta_id, dari, ke }) => [peserta_id, dari, ke])).toEqual(
          facts.orang
            .map(({ peserta_id: id }) => [id, was.get(id) ?? null, is.get(id) ?? null])
            .filter(([, from, to]) => from !== to),
        )
        expect(found.beda.every(({ alasan }) => alasan.length > 5)).toBe(true)

        const again = proposeRooms(facts, found.kamar, 'sekarang')
        expect(again.beda).toEqual([])
        expect(again.tanpa).toEqual(found.tanpa)
        expect(proposeRooms(facts, rooms, dari)).toEqual(found)
      }),
      { numRuns: 80 },
    )
  })

  it('leaves as few beds empty as the best of all ways to place whole blocks', () => {
    const blocks = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(tipe, blocks, (kind, drawnSizes) => {
        const capacity = KAMAR_KASUR[kind]
        const sizes = drawnSizes.map((size) => (size % capacity) + 1)
        const orang = sizes.flatMap((size, keluarga) =>
          Array.from(
            { length: size },
            (_, at): Lodger => ({
              peserta_id: keluarga * 10 + at + 1,
              nama: `IBU ${keluarga}`,
              keluarga,
              jenis: 'dewasa',
              kelamin: 'P',
              tipe: kind,
              tanpa_kasur: false,
              kamar_sendiri: false,
            }),
          ),
        )
        const fewest = (at: number, rooms: readonly number[]): number => {
          const size = sizes[at]
          if (size === undefined) return rooms.length
          const choices = rooms.flatMap((used, index) =>
            used + size <= capacity ? [fewest(at + 1, rooms.with(index, used + size))] : [],
          )
          return Math.min(fewest(at + 1, [...rooms, size]), ...choices)
        }
        const { kamar, tanpa } = proposeRooms({ orang, kerabat: [], permintaan: [] }, [], 'awal')
        expect(tanpa.size).toBe(0)
        expect(kamar.length * capacity - bedsOf(orang)).toBe(fewest(0, []) * capacity - bedsOf(orang))
      }),
      { numRuns: 60 },
    )
  })
})
