import { describe, expect, test } from 'vitest'
import { type Sorting, sortRows } from '../../records/noun/sort-rows.ts'
import { paketRecord } from './factory.ts'
import { type PaketBaris, paketDaftar } from './paket-list.ts'

const row = (nomor: number, nama_paket: string, tipe_paket: PaketBaris['tipe_paket']): PaketBaris => ({
  ...paketRecord({ id: nomor, nama_paket, tipe_paket }),
  nomor,
  keadaan: 'terbuka',
})
const rows = [row(1, 'Umrah 10', 'Umroh'), row(2, 'haji', 'Haji'), row(3, 'Umrah 9', 'Umroh')]
const sort = (sorting: Sorting) => sortRows(rows, paketDaftar.sorts)(rows, sorting)
const numbers = (sorted: readonly PaketBaris[]) => sorted.map(({ nomor }) => nomor)

describe('the order of the list', () => {
  test('is its own where nothing is sorted', () => {
    expect(sort([])).toBe(rows)
  })

  test('reads numbers in names as numbers and leaves the given rows as they are', () => {
    expect(numbers(sort([{ id: 'nama_paket', desc: false }]))).toEqual([2, 3, 1])
    expect(numbers(rows)).toEqual([1, 2, 3])
  })

  test('takes texts that differ in writing alone for the same', () => {
    const written = [row(1, 'Umrah 07', 'Umroh'), row(2, 'Umrah 7', 'Umroh'), row(3, 'Umrah 007', 'Umroh')]
    const sorted = sortRows(written, paketDaftar.sorts)(written, [{ id: 'nama_paket', desc: false }])
    expect(numbers(sorted)).toEqual([1, 2, 3])
  })

  test('follows a second column where the first is equal, each in its own direction', () => {
    const sorting = [
      { id: 'tipe_paket', desc: false },
      { id: 'nomor', desc: true },
    ]
    expect(numbers(sort(sorting))).toEqual([2, 3, 1])
  })
})
