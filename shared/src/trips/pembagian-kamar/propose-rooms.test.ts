import { describe, expect, it } from 'vitest'
import { proposeRooms } from './propose-rooms.ts'
import { type Lodger, ROOM_LIMITS, type RoomFacts } from './room-plan.ts'
import { factsOf, lodger, roomWith } from './room-samples.ts'

const man = (id: number, nama: string, more: Partial<Lodger> = {}) =>
  lodger(id, nama, { kelamin: 'L', ...more })
const child = (id: number, kelamin: Lodger['kelamin'], more: Partial<Lodger> = {}) =>
  lodger(id, `ANAK ${id}`, { jenis: 'anak', kelamin, ...more })
const women = (from: number, count: number, more: Partial<Lodger> = {}) =>
  Array.from({ length: count }, (_, at) => lodger(from + at, `IBU ${from + at}`, more))

type Plan = ReturnType<typeof proposeRooms>
const livesIn = ({ kamar }: Pick<Plan, 'kamar'>) =>
  kamar.map(({ penghuni }) => penghuni.map(({ peserta_id }) => peserta_id).sort((a, b) => a - b))
const anew = (facts: RoomFacts) => proposeRooms(facts, [], 'awal')

const BUDI = man(1, 'BUDI')
const SITI = lodger(2, 'SITI')

describe('families', () => {
  it('get a room that they fill and whose pairs all pass', () => {
    const facts = factsOf(
      [BUDI, SITI, man(3, 'ADI'), lodger(4, 'ANI')],
      [
        [1, 'suami_istri', 2],
        [1, 'anak', 3],
        [1, 'anak', 4],
        [2, 'anak', 3],
        [2, 'anak', 4],
        [3, 'saudara_kandung', 4],
      ],
    )
    expect(livesIn(anew(facts))).toEqual([[1, 2, 3, 4]])
    // The wife's sister in place of the daughter: no mahram of the husband, and of nobody's son either.
    const inLaw = factsOf(facts.orang, [
      [1, 'suami_istri', 2],
      [2, 'saudara_kandung', 4],
    ])
    expect(livesIn(anew(inLaw))).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  it('are men and women apart where they would leave beds empty that they did not pay for', () => {
    const kin = [[1, 'suami_istri', 2]] as const
    expect(
      livesIn(
        anew(
          factsOf(
            [BUDI, SITI],
            [...kin].map((one) => [...one]),
          ),
        ),
      ),
    ).toEqual([[1], [2]])
    const own = [BUDI, SITI].map((one) => ({ ...one, kamar_sendiri: true }))
    expect(
      livesIn(
        anew(
          factsOf(
            own,
            [...kin].map((one) => [...one]),
          ),
        ),
      ),
    ).toEqual([[1, 2]])
  })

  it('who paid for double rooms sleep as couples', () => {
    const paid = { tipe: 'double' } as const
    const people = [man(1, 'A', paid), man(2, 'B', paid), lodger(3, 'C', paid), lodger(4, 'D', paid)]
    const facts = factsOf(people, [
      [1, 'suami_istri', 4],
      [2, 'suami_istri', 3],
      [1, 'anak', 3],
    ])
    expect(livesIn(anew(facts)).sort()).toEqual([
      [1, 4],
      [2, 3],
    ])
  })

  it('with an infant fill a double with two', () => {
    const paid = { tipe: 'double' } as const
    const baby = child(3, 'P', { jenis: 'bayi', tanpa_kasur: true, tipe: 'quad' })
    const facts = factsOf([man(1, 'A', paid), lodger(2, 'B', paid), baby], [[1, 'suami_istri', 2]])
    expect(livesIn(anew(facts))).toEqual([[1, 2, 3]])
  })

  it('who pay for rooms of their own get as few as they can', () => {
    const own = { kamar_sendiri: true }
    const facts = factsOf([...women(1, 3, own), ...women(4, 1, { keluarga: 2 })])
    expect(livesIn(anew(facts))).toEqual([[1, 2, 3], [4]])
  })
})

describe('children', () => {
  it('go with their mother, then with a woman of the booking, then with the father', () => {
    const facts = (people: Lodger[], mother?: number) =>
      factsOf(people, mother ? [[9, 'orang_tua', mother]] : [])
    const people = [BUDI, SITI, lodger(3, 'RINA', { tipe: 'triple' }), child(9, 'P', { tanpa_kasur: true })]
    expect(livesIn(anew(facts(people, 3)))).toContainEqual([3, 9])
    expect(livesIn(anew(facts(people)))).toContainEqual([2, 9])
    expect(livesIn(anew(facts([BUDI, child(9, 'P')])))).toEqual([[1, 9]])
  })

  it('spill over to the father, boys first', () => {
    const facts = factsOf([BUDI, SITI, child(3, 'L'), child(4, 'P'), child(5, 'P'), child(6, 'P')])
    expect(livesIn(anew(facts)).sort()).toEqual([
      [1, 3],
      [2, 4, 5, 6],
    ])
  })

  it('keep strange men out of the room of a girl, not of a boy', () => {
    const other = man(8, 'AGUS', { keluarga: 2 })
    expect(livesIn(anew(factsOf([BUDI, child(3, 'P'), other])))).toEqual([[1, 3], [8]])
    expect(livesIn(anew(factsOf([BUDI, child(3, 'L'), other])))).toEqual([[1, 3, 8]])
    expect(livesIn(anew(factsOf([BUDI, child(3, ''), other])))).toEqual([[1, 3], [8]])
  })

  it('without an adult who could take them get no room, and say why', () => {
    const why = (people: Lodger[]) => anew(factsOf(people)).tanpa.get(9)
    expect(why([child(9, 'L', { keluarga: 2 }), SITI])).toBe('Tidak ada orang dewasa di pemesanannya.')
    expect(why([child(9, 'L', { tipe: 'triple' }), SITI])).toBe(
      'Tidak ada orang dewasa keluarganya di kamar triple.',
    )
    expect(why([child(9, 'L'), lodger(2, 'NUR', { kelamin: '' })])).toBe(
      'Orang dewasa keluarganya belum mendapat kamar.',
    )
    const many = [SITI, child(3, 'P'), child(4, 'P'), child(5, 'P'), child(9, 'L')]
    expect(why(many)).toBe('Tidak muat di kamar orang dewasa keluarganya.')
  })
})

describe('blocks', () => {
  it('of a booking stay together, and others take the rest of the beds', () => {
    const facts = factsOf([
      ...women(1, 3),
      ...women(4, 3, { keluarga: 2 }),
      ...women(7, 1, { keluarga: 3 }),
      ...women(8, 1, { keluarga: 4 }),
    ])
    expect(livesIn(anew(facts))).toEqual([
      [1, 2, 3, 7],
      [4, 5, 6, 8],
    ])
  })

  it('larger than a room are split evenly, and it is said', () => {
    const { catatan, ...plan } = anew(factsOf(women(1, 5)))
    expect(livesIn(plan).map(({ length }) => length)).toEqual([3, 2])
    expect(catatan).toEqual(['Keluarga IBU 1 dibagi ke 2 kamar: 3 + 2.'])
    expect(anew(factsOf(women(1, 10))).catatan).toEqual(['Keluarga IBU 1 dibagi ke 3 kamar: 4 + 3 + 3.'])
  })

  it('keep mothers and daughters together when they are split', () => {
    const facts = factsOf(women(1, 6), [
      [1, 'anak', 6],
      [2, 'anak', 5],
    ])
    const rooms = livesIn(anew(facts))
    expect(rooms.find((room) => room.includes(1))).toContain(6)
    expect(rooms.find((room) => room.includes(2))).toContain(5)
  })

  it('pay for one kind of room, and are of one sex', () => {
    const facts = factsOf([BUDI, SITI, lodger(3, 'RINA', { tipe: 'triple' })])
    const { kamar } = anew(facts)
    expect(kamar.map(({ id, tipe }) => [id, tipe])).toEqual([
      ['k1', 'quad'],
      ['k2', 'quad'],
      ['k3', 'triple'],
    ])
  })
})

describe('wishes', () => {
  it('to share join people of several bookings', () => {
    const facts = factsOf(
      [...women(1, 2), ...women(3, 3, { keluarga: 2 }), ...women(6, 2, { keluarga: 3 })],
      [],
      [[6, 'bersama', 1]],
    )
    expect(livesIn(anew(facts))).toEqual([
      [1, 2, 6, 7],
      [3, 4, 5],
    ])
  })

  it('not to share are kept, also within a booking', () => {
    const facts = factsOf(women(1, 2), [], [[1, 'jangan', 2]])
    const plan = anew(facts)
    expect(livesIn(plan)).toEqual([[1], [2]])
    expect(plan.catatan).toEqual([])
  })

  it('that cannot be leave both without a room, with the reason', () => {
    const facts = factsOf([BUDI, SITI, lodger(3, 'RINA')], [], [[1, 'bersama', 2]])
    expect([...anew(facts).tanpa]).toEqual([
      [1, 'Diminta sekamar dengan SITI, tetapi BUDI dan SITI bukan suami istri atau mahram.'],
      [2, 'Diminta sekamar dengan BUDI, tetapi BUDI dan SITI bukan suami istri atau mahram.'],
    ])
    const both = factsOf(
      women(1, 2),
      [],
      [
        [1, 'bersama', 2],
        [2, 'jangan', 1],
      ],
    )
    expect(anew(both).tanpa.get(1)).toBe(
      'Diminta sekamar dengan IBU 2, tetapi IBU 1 dan IBU 2 diminta tidak sekamar.',
    )
    const kinds = factsOf([lodger(1, 'ANI'), lodger(2, 'EKA', { tipe: 'double' })], [], [[1, 'bersama', 2]])
    expect(anew(kinds).tanpa.get(2)).toBe(
      'Diminta sekamar dengan ANI, tetapi tipe kamar yang dibayar berbeda.',
    )
    const unknown = factsOf([SITI, lodger(3, 'NUR', { kelamin: '' })], [], [[2, 'bersama', 3]])
    expect([...anew(unknown).tanpa]).toEqual([
      [2, 'Diminta sekamar dengan NUR, tetapi jenis kelamin NUR belum lengkap.'],
      [3, 'Lengkapi jenis kelamin.'],
    ])
  })

  it('of a couple are kept though beds stay empty', () => {
    const facts = factsOf([BUDI, SITI], [[1, 'suami_istri', 2]], [[1, 'bersama', 2]])
    expect(livesIn(anew(facts))).toEqual([[1, 2]])
  })
})

describe('a proposal from the plan of now', () => {
  it('moves nobody whose room is in order, and fills its free beds before it opens rooms', () => {
    const facts = factsOf(women(1, 6).map((one) => ({ ...one, keluarga: one.peserta_id })))
    const rooms = [roomWith('a', [1, 2]), roomWith('b', [3, 4, 5])]
    const plan = proposeRooms(facts, rooms, 'sekarang')
    expect(livesIn(plan)).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ])
    expect(plan.beda).toEqual([
      { peserta_id: 6, nama: 'IBU 6', dari: null, ke: 'b', alasan: 'Mengisi kasur kosong.' },
    ])
  })

  it('takes as few as possible out of a room with a conflict, and says which', () => {
    const facts = factsOf([...women(1, 3), man(4, 'AGUS', { keluarga: 2 })])
    const plan = proposeRooms(facts, [roomWith('k1', [4, 1, 2, 3])], 'sekarang')
    expect(plan.beda).toEqual([
      {
        peserta_id: 4,
        nama: 'AGUS',
        dari: 'k1',
        ke: 'k2',
        alasan: 'AGUS dan IBU 1 bukan suami istri atau mahram.',
      },
    ])
  })

  it('takes the one out of a full room who is no kin, else who booked last', () => {
    const guest = lodger(9, 'DEWI', { keluarga: 2 })
    const full = proposeRooms(factsOf([guest, ...women(1, 4)]), [roomWith('a', [1, 2, 3, 4, 9])], 'sekarang')
    expect(full.beda.map(({ peserta_id }) => peserta_id)).toEqual([9])
    const own = proposeRooms(factsOf(women(1, 5)), [roomWith('a', [5, 4, 3, 2, 1])], 'sekarang')
    expect(own.beda.map(({ peserta_id }) => peserta_id)).toEqual([5])
  })

  it('brings the others who want to share into the room of one', () => {
    const facts = factsOf(women(1, 4), [], [[1, 'bersama', 4]])
    const plan = proposeRooms(facts, [roomWith('a', [1, 2]), roomWith('b', [3, 4])], 'sekarang')
    expect(livesIn(plan)).toEqual([[1, 2, 4], [3]])
    expect(plan.beda.map(({ alasan }) => alasan)).toEqual(['IBU 1 dan IBU 4 diminta sekamar.'])
  })

  it('lets a family fill the room where one of them is', () => {
    const facts = factsOf(
      [BUDI, SITI, man(3, 'ADI', { tipe: 'quad' }), man(4, 'ALI')],
      [
        [1, 'suami_istri', 2],
        [2, 'anak', 3],
        [2, 'anak', 4],
      ],
    )
    expect(livesIn(proposeRooms(facts, [roomWith('a', [2])], 'sekarang'))).toEqual([[1, 2, 3, 4]])
  })

  it('forgets those who left and the rooms that hold nothing', () => {
    const rooms = [
      roomWith('a', [77, -78]),
      roomWith('b', [1]),
      roomWith('c', [], { nomor: [{ hotel: 'H', no: '301' }] }),
      roomWith('d', [], { catatan: 'Dekat lift' }),
      roomWith('e', [], { kasur_lain: 1 }),
      roomWith('f', [], { dikunci: true }),
    ]
    const { kamar } = proposeRooms(factsOf(women(1, 1)), rooms, 'sekarang')
    expect(kamar).toEqual(rooms.slice(1))
  })

  it('keeps people out of a room whose other bed is of somebody unknown, and of the other sex', () => {
    const facts = factsOf([man(1, 'A'), ...women(2, 1, { keluarga: 2 }), man(3, 'B', { keluarga: 3 })])
    const rooms = [roomWith('a', [], { kasur_lain: 1 }), roomWith('b', [1], { kasur_lain: 2 })]
    expect(livesIn(proposeRooms(facts, rooms, 'sekarang'))).toEqual([[], [1, 3], [2]])
  })
})

describe('pins and locks', () => {
  it('are kept, and their conflicts told', () => {
    const facts = factsOf([BUDI, SITI, lodger(3, 'RINA', { keluarga: 2 }), man(4, 'AGUS', { keluarga: 3 })])
    const rooms = [
      roomWith('a', [1, 3], { dikunci: true, nomor: [{ hotel: 'H', no: '101' }] }),
      roomWith('b', [-2, -4]),
    ]
    for (const dari of ['sekarang', 'awal'] as const) {
      const plan = proposeRooms(facts, rooms, dari)
      expect(plan.kamar).toEqual(rooms)
      expect(plan.catatan).toEqual([
        'Kamar 101 dikunci: BUDI dan RINA bukan suami istri atau mahram.',
        'Penghuni yang disematkan dibiarkan: SITI dan AGUS bukan suami istri atau mahram.',
      ])
    }
  })

  it('bring an adult of the booking to a child who is pinned, and leave a wish that a lock prevents', () => {
    const facts = factsOf([SITI, child(5, 'P')])
    expect(livesIn(proposeRooms(facts, [roomWith('a', [-5])], 'awal'))).toEqual([[2, 5]])
    const locked = proposeRooms(
      factsOf(women(1, 2), [], [[1, 'bersama', 2]]),
      [roomWith('a', [2], { dikunci: true })],
      'sekarang',
    )
    expect([...locked.tanpa]).toEqual([[1, 'Diminta sekamar dengan IBU 2, tetapi kamarnya dikunci.']])
  })
})

describe('a proposal made anew', () => {
  it('reuses rooms, those first where most slept before, with their numbers and notes', () => {
    const facts = factsOf([...women(1, 4), ...women(5, 4, { keluarga: 2 })])
    const number = (no: string) => ({ nomor: [{ hotel: 'H', no }] })
    const rooms = [
      roomWith('x', [5, 6, 7, 1], { ...number('101'), catatan: 'Dekat lift' }),
      roomWith('y', [2, 3, 4, 8], number('102')),
      roomWith('z', [], { ...number('103'), tipe: 'double' }),
    ]
    const plan = proposeRooms(facts, rooms, 'awal')
    expect(plan.kamar.map(({ id, nomor, catatan }) => [id, nomor[0]?.no, catatan])).toEqual([
      ['x', '101', 'Dekat lift'],
      ['y', '102', ''],
      ['z', '103', ''],
    ])
    expect(livesIn(plan)).toEqual([[5, 6, 7, 8], [1, 2, 3, 4], []])
    expect(plan.beda.map(({ peserta_id, alasan }) => [peserta_id, alasan])).toEqual([
      [1, 'Sekamar dengan keluarga.'],
      [8, 'Sekamar dengan keluarga.'],
    ])
  })

  it('calls new rooms by ids that the plan has not', () => {
    const rooms = [roomWith('k1', [1], { dikunci: true }), roomWith('k3', [])]
    const { kamar, beda } = proposeRooms(
      factsOf(women(1, 9).map((one) => ({ ...one, keluarga: one.peserta_id }))),
      rooms,
      'awal',
    )
    expect(kamar.map(({ id }) => id)).toEqual(['k1', 'k3', 'k2'])
    expect(new Set(beda.map(({ alasan }) => alasan))).toEqual(new Set(['Disusun ulang.', 'Kamar baru.']))
  })
})

describe('a large departure', () => {
  const five = Array.from({ length: 500 }, (_, at) => at + 1)
  const ringOf = (count: number): [number, 'bersama', number][] =>
    five.slice(0, count).map((id) => [id, 'bersama', (id % count) + 1])
  const everyPair = (count: number): [number, 'saudara_kandung', number][] =>
    five
      .slice(0, count)
      .flatMap((a) => five.slice(a, count).map((b) => [a, 'saudara_kandung', b] as const))
      .map((one) => [...one])
  const crowd = (count: number, more: (id: number) => Partial<Lodger> = () => ({})) =>
    five.slice(0, count).map((id) => lodger(id, `ORANG ${id}`, { kelamin: id % 2 ? 'L' : 'P', ...more(id) }))

  it('ends, whatever ties people have', () => {
    const families = crowd(500, (id) => ({ keluarga: Math.floor(id / 5), tipe: id % 3 ? 'quad' : 'double' }))
    expect(anew(factsOf(families)).tanpa.size).toBe(0)
    expect(livesIn(anew(factsOf(crowd(120), everyPair(120))))).toHaveLength(30)
    const own = crowd(300, () => ({ kamar_sendiri: true }))
    expect(anew(factsOf(own)).tanpa.size).toBe(0)
    const kids = crowd(200, (id) => ({ jenis: id % 4 ? 'anak' : 'dewasa' }))
    expect(anew(factsOf(kids)).kamar.length).toBeGreaterThan(0)
    expect(anew(factsOf(crowd(300), [], ringOf(60))).tanpa.size).toBe(60)
  })

  it('gets no more rooms than can be saved', () => {
    const single = [...five, ...five.map((id) => id + 500)].map((id) =>
      lodger(id, `ORANG ${id}`, { keluarga: id, tipe: 'double' }),
    )
    const { kamar, tanpa } = anew(factsOf(single))
    expect(kamar).toHaveLength(ROOM_LIMITS.kamar)
    expect(tanpa.size).toBe(400)
    expect(tanpa.get(1000)).toBe('Rencana memuat paling banyak 300 kamar.')
  })
})

it('leaves a better room to whom the office gave it, until everybody is arranged anew', () => {
  const facts = factsOf([SITI, ...women(3, 3, { keluarga: 2 })])
  const rooms = [roomWith('k1', [2], { tipe: 'double' })]
  expect(livesIn(proposeRooms(facts, rooms, 'sekarang'))).toEqual([[2], [3, 4, 5]])
  expect(livesIn(proposeRooms(facts, rooms, 'awal'))).toEqual([[2, 3, 4, 5]])
})
