import { type Cell, cellKey } from '@safar/shared/trips/rombongan/cell'
import { expect, it } from 'vitest'
import { emptyKept, type Kept, markOf, stopsOf, takeAnswer, takeStored, toStored, write } from './kept.ts'

const mark = (kept: Kept, perangkat: string, peserta: number, ada = true) =>
  write(kept, { jenis: 'hadir', kunci: `bus001.${peserta}`, nilai: { ada, pada: 5 } }, perangkat)
const cellsOf = (kept: Kept) => [...kept.cells.values()].sort((a, b) => (cellKey(a) < cellKey(b) ? -1 : 1))

it('ends on two phones with all that either of them marked without a network', () => {
  const [a, b] = [emptyKept(), emptyKept()]
  for (const one of [1, 2]) mark(a, 'phoneaaa', one)
  for (const one of [2, 3]) mark(b, 'phonebbb', one, one !== 2)
  const [fromA, fromB] = [cellsOf(a), cellsOf(b)]
  takeAnswer(a, fromA, { sel: fromB, sampai: 4 })
  takeAnswer(b, fromB, { sel: fromA, sampai: 4 })
  expect(cellsOf(a)).toEqual(cellsOf(b))
  expect([1, 2, 3].map((one) => markOf(a, 'bus001', one)?.ada)).toEqual([true, true, true])
  expect([a.waiting.size, b.waiting.size]).toEqual([0, 0])
})

it('goes on waiting with what was written while its older self was on its way', () => {
  const kept = emptyKept()
  mark(kept, 'phoneaaa', 1)
  const sent = cellsOf(kept)
  mark(kept, 'phoneaaa', 1, false)
  takeAnswer(kept, sent, { sel: sent, sampai: 1 })
  expect([kept.waiting.size, markOf(kept, 'bus001', 1)?.ada]).toEqual([1, false])
})

it('takes in what another page of the phone kept, and sends again nothing that arrived', () => {
  const other = emptyKept()
  mark(other, 'phonebbb', 1)
  mark(other, 'phonebbb', 2)
  const stored = JSON.parse(JSON.stringify(toStored(other)))
  const kept = emptyKept()
  const [first] = cellsOf(other)
  takeStored(kept, stored, new Map<string, Cell>(first ? [[cellKey(first), first]] : []))
  expect([kept.cells.size, [...kept.waiting]]).toEqual([2, ['hadir/bus001.2']])
  takeStored(kept, { odd: true }, new Map())
  expect(kept.cells.size).toBe(2)
})

it('gives a server that was put back to an older copy all that it lost', () => {
  const kept = emptyKept()
  mark(kept, 'phoneaaa', 1)
  takeAnswer(kept, cellsOf(kept), { sel: [], sampai: 9 })
  expect(kept.waiting.size).toBe(0)
  takeAnswer(kept, [], { sel: [], sampai: 0 })
  expect([kept.waiting.size, kept.sejak]).toEqual([1, 0])
})

it('lists stops with the newest first, and none that was taken away', () => {
  const kept = emptyKept()
  const stop = (kunci: string, pada: number, hapus = false) =>
    write(kept, { jenis: 'perhentian', kunci, nilai: { nama: kunci, hari: '', pada, hapus } }, 'phoneaaa')
  stop('satu11', 1)
  stop('dua222', 2)
  stop('tiga33', 3, true)
  expect(stopsOf(kept).map(([name]) => name)).toEqual(['dua222', 'satu11'])
})
