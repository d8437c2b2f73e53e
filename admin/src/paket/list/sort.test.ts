import { paketRecord } from '@safar/shared/paket/factory'
import { describe, expect, test } from 'vitest'
import type { PaketRow } from './paket-columns.tsx'
import { sortRows } from './sort.ts'

const row = (nomor: number, nama_paket: string, tipe_paket: PaketRow['tipe_paket']): PaketRow => ({
  ...paketRecord({ id: nomor, nama_paket, tipe_paket }),
  nomor,
})
const rows = [row(1, 'Umrah 10', 'Umroh'), row(2, 'haji', 'Haji'), row(3, 'Umrah 9', 'Umroh')]
const numbers = (sorted: PaketRow[]) => sorted.map(({ nomor }) => nomor)

describe('the order of the list', () => {
  test('is its own where nothing is sorted', () => {
    expect(sortRows(rows, [])).toBe(rows)
  })

  test('reads numbers in names as numbers and leaves the given rows as they are', () => {
    expect(numbers(sortRows(rows, [{ id: 'nama_paket', desc: false }]))).toEqual([2, 3, 1])
    expect(numbers(rows)).toEqual([1, 2, 3])
  })

  test('follows a second column where the first is equal, each in its own direction', () => {
    const sorting = [
      { id: 'tipe_paket', desc: false },
      { id: 'nomor', desc: true },
    ]
    expect(numbers(sortRows(rows, sorting))).toEqual([2, 3, 1])
  })
})
