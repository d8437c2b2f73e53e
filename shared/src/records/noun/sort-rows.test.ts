import { expect, it } from 'vitest'
import { sortedPart, sortRows } from './sort-rows.ts'

interface Row {
  id: number
  nama: string
  umur: number
}

const NAMES = [
  'SITI 10',
  'siti 9',
  'Siti 9',
  'Émilie',
  'emilie',
  '7',
  '07',
  '',
  'AMIN',
  "NUR'AINI",
  'NURAINI',
]
const SORTS = { nama: (row: Row) => row.nama, umur: (row: Row) => row.umur }
/** Rows in an order that neither column has. */
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    nama: NAMES[(id * 7) % NAMES.length] ?? '',
    umur: (id * 13) % 5,
  }))

it('gives any part of a list as the whole list in order has it, equal rows as they came', () => {
  for (const count of [0, 1, 31, 33, 500]) {
    const all = rows(count)
    const sort = sortRows(all, SORTS)
    for (const sorting of [
      [],
      [{ id: 'nama', desc: false }],
      [{ id: 'nama', desc: true }],
      [
        { id: 'umur', desc: true },
        { id: 'nama', desc: false },
      ],
      [{ id: 'tidak-ada', desc: true }],
    ]) {
      const whole = sort(all, sorting)
      for (const start of [0, 10, count - 10, count, count + 10].filter((at) => at >= 0))
        expect(sortedPart(all, SORTS, sorting, [start, start + 10])).toEqual(whole.slice(start, start + 10))
    }
  }
})

it('is done in time with rows in order, turned around, and all alike', () => {
  const all = Array.from({ length: 20_000 }, (_, id) => ({ id, nama: `N ${id}`, umur: 0 }))
  const by = [{ id: 'nama', desc: false }]
  for (const given of [all, all.toReversed()])
    expect(sortedPart(given, SORTS, by, [19_998, 20_010]).map(({ id }) => id)).toEqual([19_998, 19_999])
  const alike = sortedPart(all, SORTS, [{ id: 'umur', desc: true }], [5, 7])
  expect(alike.map(({ id }) => id)).toEqual([5, 6])
})
