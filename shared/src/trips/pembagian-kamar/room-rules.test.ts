import { describe, expect, it } from 'vitest'
import { bedsFor, bedsOf, type Lodger, type Room } from './room-plan.ts'
import {
  conflictKey,
  isExcusable,
  judgeOf,
  judgeRooms,
  mayShare,
  roomConflicts,
  roomKind,
  whyNoRoom,
  withoutLeft,
} from './room-rules.ts'
import { factsOf, lodger, roomWith } from './room-samples.ts'

const BUDI = lodger(1, 'BUDI', { kelamin: 'L' })
const SITI = lodger(2, 'SITI')
const RINA = lodger(3, 'RINA')
const COUPLE = [1, 'suami_istri', 2] as const
const SISTERS = [2, 'saudara_kandung', 3] as const
const STRANGER = lodger(9, 'DEWI', { keluarga: 2 })
const STRANGE_MAN = lodger(8, 'AGUS', { keluarga: 2, kelamin: 'L' })
const child = (peserta_id: number, kelamin: Lodger['kelamin'], more: Partial<Lodger> = {}) =>
  lodger(peserta_id, `ANAK ${peserta_id}`, { jenis: 'anak', kelamin, ...more })

const conflictsIn = (facts: ReturnType<typeof factsOf>, room: Room) => roomConflicts(judgeOf(facts), room)
const kindsIn = (facts: ReturnType<typeof factsOf>, room: Room) =>
  conflictsIn(facts, room).map(({ jenis, peserta }) => `${jenis} ${peserta.join('+')}`)

describe('men and women in a room', () => {
  it('may be spouses or mahram, pair by pair: not a husband, his wife and her sister', () => {
    expect(kindsIn(factsOf([BUDI, SITI], [[...COUPLE]]), roomWith('a', [1, 2]))).toEqual([])
    const facts = factsOf([BUDI, SITI, RINA], [[...COUPLE], [...SISTERS]])
    expect(conflictsIn(facts, roomWith('a', [1, 2, 3]))).toEqual([
      { jenis: 'campur', peserta: [1, 3], kalimat: 'BUDI dan RINA bukan suami istri atau mahram.' },
    ])
  })

  it('are told apart whichever way round a relation is stored, and in one booking as well', () => {
    const isKin = judgeOf(factsOf([BUDI, SITI], [[2, 'suami_istri', 1]]))
    expect(mayShare(isKin, BUDI, SITI)).toBe(true)
    expect(mayShare(judgeOf(factsOf([BUDI, SITI])), BUDI, SITI)).toBe(false)
  })

  it('are adults: a boy may sleep among women, a girl among men of her booking alone', () => {
    const judge = judgeOf(factsOf([]))
    const [girl, boy] = [child(5, 'P'), child(6, 'L')]
    expect(mayShare(judge, boy, STRANGER)).toBe(true)
    expect(mayShare(judge, girl, STRANGER)).toBe(true)
    expect(mayShare(judge, boy, STRANGE_MAN)).toBe(true)
    expect(mayShare(judge, girl, STRANGE_MAN)).toBe(false)
    expect(mayShare(judge, girl, BUDI)).toBe(true)
    expect(mayShare(judge, girl, child(7, 'L', { keluarga: 2 }))).toBe(true)
  })

  it('wait until the sex of every adult is known', () => {
    const facts = factsOf([lodger(1, 'NUR', { kelamin: '' }), SITI])
    expect(kindsIn(facts, roomWith('a', [1, 2]))).toEqual(['kelamin 1'])
    expect(facts.orang.map(whyNoRoom)).toEqual(['Lengkapi jenis kelamin.', 'Belum diberi kamar.'])
    expect(whyNoRoom(child(5, ''))).toBe('Belum diberi kamar.')
  })
})

describe('the beds of a room', () => {
  it('are taken by all but infants and children who share one', () => {
    const infant = child(4, 'P', { jenis: 'bayi', tanpa_kasur: true })
    const facts = factsOf([SITI, RINA, infant])
    expect(bedsOf(facts.orang)).toBe(2)
    const room = roomWith('a', [2, 3, 4], { tipe: 'double' })
    expect(kindsIn(facts, room)).not.toContain('penuh 2+3+4')
  })

  it('are no more than the hotel has, less those of others', () => {
    const four = [1, 2, 3, 4].map((id) => lodger(id, `IBU ${id}`))
    expect(kindsIn(factsOf(four), roomWith('a', [1, 2, 3, 4]))).toEqual([])
    const guided = roomWith('a', [1, 2, 3, 4], { kasur_lain: 1 })
    expect(bedsFor(guided)).toBe(3)
    expect(conflictsIn(factsOf(four), guided)).toEqual([
      {
        jenis: 'penuh',
        peserta: [1, 2, 3, 4],
        kalimat: 'Kamar ini punya 3 kasur, 4 dibutuhkan: IBU 1, IBU 2, IBU 3, IBU 4.',
      },
    ])
    expect(bedsFor({ tipe: 'double', kasur_lain: 4 })).toBe(0)
  })

  it('are of the kind that was paid for; only a better one can be excused', () => {
    const room = roomWith('a', [1, 2], { tipe: 'triple' })
    const found = conflictsIn(factsOf([lodger(1, 'ANI'), lodger(2, 'EKA', { tipe: 'double' })]), room)
    expect(found.map(({ kalimat }) => kalimat)).toEqual([
      'ANI membayar kamar quad, kamar ini triple.',
      'EKA membayar kamar double, kamar ini triple.',
    ])
    expect(found.map(({ jenis }) => jenis)).toEqual(['tipe_lebih', 'tipe'])
    expect(found.map(isExcusable)).toEqual([true, false])
  })

  it('ask nothing of the kind that was paid for a child without a bed', () => {
    const baby = child(4, 'L', { jenis: 'bayi', tanpa_kasur: true, tipe: 'double' })
    expect(kindsIn(factsOf([SITI, baby]), roomWith('a', [2, 4]))).toEqual([])
  })

  it('stay empty where a family paid for that', () => {
    const own = { ...SITI, kamar_sendiri: true }
    expect(kindsIn(factsOf([own, RINA, STRANGER]), roomWith('a', [2, 3]))).toEqual([])
    expect(kindsIn(factsOf([own, RINA, STRANGER]), roomWith('a', [2, 9]))).toEqual(['sendiri 2+9'])
    expect(kindsIn(factsOf([own]), roomWith('a', [2], { kasur_lain: 1 }))).toEqual(['sendiri 2'])
  })
})

describe('children and wishes', () => {
  it('keep a child with an adult of its own booking', () => {
    const facts = factsOf([SITI, STRANGER, child(5, 'L')])
    expect(kindsIn(facts, roomWith('a', [2, 5]))).toEqual([])
    expect(kindsIn(facts, roomWith('a', [9, 5]))).toEqual(['anak 5'])
    expect(kindsIn(facts, roomWith('a', [5]))).toEqual(['anak 5'])
  })

  it('say in the room of either that two who want to share do not, and that two share who do not want to', () => {
    const apart = factsOf([SITI, RINA], [], [[3, 'bersama', 2]])
    expect(kindsIn(apart, roomWith('a', [2]))).toEqual(['bersama 2+3'])
    const twice = factsOf(
      [SITI, RINA],
      [],
      [
        [3, 'bersama', 2],
        [2, 'bersama', 3],
      ],
    )
    expect(kindsIn(twice, roomWith('a', [2]))).toEqual(['bersama 2+3'])
    expect(kindsIn(apart, roomWith('b', [3]))).toEqual(['bersama 3+2'])
    expect(kindsIn(apart, roomWith('a', [2, 3]))).toEqual([])
    const together = factsOf([SITI, RINA], [], [[2, 'jangan', 3]])
    expect(kindsIn(together, roomWith('a', [3, 2]))).toEqual(['jangan 3+2'])
    expect(kindsIn(together, roomWith('a', [3]))).toEqual([])
  })

  it('forget a wish about somebody who left', () => {
    expect(kindsIn(factsOf([SITI], [], [[2, 'bersama', 3]]), roomWith('a', [2]))).toEqual([])
  })
})

describe('a plan', () => {
  it('frees the bed of who left', () => {
    const judge = judgeOf(factsOf([SITI]))
    expect(withoutLeft([roomWith('a', [2, -77])], judge)).toEqual([roomWith('a', [2])])
  })

  it('calls a room by its adults, by its children where it has none', () => {
    const judge = judgeOf(factsOf([BUDI, SITI, child(5, 'P'), lodger(6, 'NUR', { kelamin: '' })]))
    const kindOf = (people: number[]) => roomKind(judge, roomWith('a', people))
    expect([[1, 5], [2], [1, 2], [5], [6], [6, 1], []].map(kindOf)).toEqual([
      'L',
      'P',
      'keluarga',
      'P',
      '',
      'L',
      '',
    ])
  })

  it('sums up people, rooms, beds and conflicts, and says who has no room', () => {
    const orang = [BUDI, SITI, RINA, STRANGER]
    const plan = judgeRooms(
      factsOf(orang),
      [
        roomWith('a', [1, 2]),
        roomWith('b', [3, 77], { kasur_lain: 1 }),
        roomWith('c', [], { tipe: 'double' }),
      ],
      new Map([[9, 'Alasan usulan.']]),
    )
    expect(plan.jumlah).toEqual({
      orang: 4,
      dapat: 3,
      kamar: 3,
      kasur: 10,
      kosong: 6,
      bentrok: 1,
      tipe: { quad: 2, triple: 0, double: 1 },
    })
    expect(plan.tanpa_kamar).toEqual([{ peserta_id: 9, nama: 'DEWI', alasan: 'Alasan usulan.' }])
    expect(plan.kamar[1]).toMatchObject({ kapasitas: 4, terisi: 1, kosong: 2, jenis: 'P', bentrok: [] })
  })

  it('counts a better room apart from conflicts', () => {
    const { kamar, jumlah } = judgeRooms(factsOf([SITI]), [roomWith('a', [2], { tipe: 'double' })])
    expect(jumlah.bentrok).toBe(0)
    expect(kamar[0]?.bentrok).toEqual([])
    expect(kamar[0]?.lebih.map(({ jenis }) => jenis)).toEqual(['tipe_lebih'])
  })

  it('knows a conflict again by its kind and people, in any order', () => {
    const conflict = { jenis: 'campur', kalimat: '' } as const
    expect(conflictKey({ ...conflict, peserta: [12, 3] })).toBe(
      conflictKey({ ...conflict, peserta: [3, 12] }),
    )
  })
})
