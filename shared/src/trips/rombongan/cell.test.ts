import { expect, it } from 'vitest'
import { type Cell, cellKey, isLater, mergeCells, nextWaktu } from './cell.ts'

const cell = (perangkat: string, waktu: number, nilai: string, kunci = 'bus1.7'): Cell => ({
  jenis: 'hadir',
  kunci,
  nilai,
  waktu,
  perangkat,
})
const merged = (all: readonly Cell[]) => {
  const known = new Map<string, Cell>()
  for (const one of all) mergeCells(known, [one])
  return [...known.values()].sort((a, b) => (cellKey(a) < cellKey(b) ? -1 : 1))
}
/** Every order of some cells. */
const orders = <One>(all: readonly One[]): One[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => orders(all.filter((_, index) => index !== at)).map((rest) => [one, ...rest]))

it('ends with the same cells in whatever order they come, each of them any number of times', () => {
  const all = [
    cell('a', 1, 'a1'),
    cell('b', 1, 'b1'),
    cell('a', 2, 'a2', 'bus1.8'),
    cell('b', 3, 'b3'),
    cell('a', 3, 'a3'),
  ]
  const expected = [cell('b', 3, 'b3'), cell('a', 2, 'a2', 'bus1.8')]
  for (const order of orders(all)) expect(merged([...order, ...order])).toEqual(expected)
})

it('tells new cells from those that were known, and the same one is no later than itself', () => {
  const known = new Map<string, Cell>()
  const first = cell('a', 1, 'x')
  expect(mergeCells(known, [first, first])).toEqual([first])
  expect(mergeCells(known, [first])).toEqual([])
  expect(isLater(first, first)).toBe(false)
})

it('gives whoever has seen a cell the last word over it, whatever their clock says', () => {
  const seen = [cell('zz', 41, 'ada')]
  const mine = cell('a', nextWaktu(seen), 'tidak')
  expect(mine.waktu).toBe(42)
  expect(merged([...seen, mine])).toEqual([mine])
  expect(nextWaktu([])).toBe(1)
})
