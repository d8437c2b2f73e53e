import { expect, it } from 'vitest'
import { newConflicts } from './new-conflicts.ts'
import { factsOf, lodger, roomWith } from './room-samples.ts'

const women = [1, 2, 3, 4, 5, 6].map((id) => lodger(id, `IBU ${id}`, { keluarga: id }))
const facts = factsOf([...women, lodger(7, 'PAK 7', { kelamin: 'L', keluarga: 7 })])
const kinds = (before: ReturnType<typeof roomWith>[], after: ReturnType<typeof roomWith>[]) =>
  newConflicts(facts, { kamar: before }, { kamar: after, permintaan: [] }).map(({ jenis, kamar }) => [
    jenis,
    kamar,
  ])

it('lets people out of a room that is too full one by one, and nobody in', () => {
  const full = roomWith('k1', [1, 2, 3, 4, 5, 6])
  expect(kinds([full], [roomWith('k1', [1, 2, 3, 4, 5])])).toEqual([])
  expect(kinds([roomWith('k1', [1, 2, 3, 4, 5])], [full])).toEqual([['penuh', 'k1']])
  expect(kinds([roomWith('k1', [1, 2, 3, 4, 5])], [roomWith('k1', [1, 2, 3, 4, 6])])).toEqual([
    ['penuh', 'k1'],
  ])
  expect(kinds([full], [roomWith('k1', [1, 2, 3, 4, 5], { kasur_lain: 1 })])).toEqual([['penuh', 'k1']])
})

it('knows a pair that was there, wherever it stays, and refuses one that was not', () => {
  const mixed = roomWith('k1', [1, 7])
  expect(kinds([mixed], [roomWith('k1', [1, 7], { catatan: 'Dekat lift' })])).toEqual([])
  expect(kinds([mixed], [roomWith('k1', [1, 2, 7])])).toEqual([['campur', 'k1']])
  expect(kinds([mixed], [roomWith('k2', [2, 7])])).toEqual([['campur', 'k2']])
})

it('refuses to leave a child without an adult of theirs, also by taking the adult out', () => {
  const child = lodger(8, 'ANAK 8', { jenis: 'anak', keluarga: 1 })
  const family = factsOf([...women, child])
  const [before, after] = [[roomWith('k1', [1, 8])], [roomWith('k1', [8])]]
  expect(newConflicts(family, { kamar: before }, { kamar: after, permintaan: [] })).toMatchObject([
    { jenis: 'anak', peserta: [8] },
  ])
})
