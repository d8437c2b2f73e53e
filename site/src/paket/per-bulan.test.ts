import { paketRecord } from '@safar/shared/content/paket/factory'
import { sortPaket } from '@safar/shared/content/paket/rules'
import { describe, expect, it } from 'vitest'
import { perBulan } from './per-bulan.ts'

const today = '2026-11-21'
const on = (id: number, tanggal_keberangkatan: string, sisa_pax = 5) =>
  paketRecord({ id, slug: `p-${id}`, tanggal_keberangkatan, sisa_pax })

describe('perBulan', () => {
  it('puts months ahead first, then packages without a date, then departed ones', () => {
    const list = [
      on(1, '2026-11-01'),
      on(2, ''),
      on(3, '2027-01-04'),
      on(4, '2026-12-27'),
      on(5, '2026-12-12'),
    ]
    const groups = perBulan(sortPaket(list, today), today)
    expect(groups.map(({ judul, list }) => [judul, list.map(({ id }) => id)])).toEqual([
      ['Desember 2026', [5, 4]],
      ['Januari 2027', [3]],
      ['Tanggal menyusul', [2]],
      ['Sudah berangkat', [1]],
    ])
  })

  it('shows open departures of a month before full ones, and keeps a full month in its place', () => {
    const list = [on(1, '2026-12-01', 0), on(2, '2026-12-20'), on(3, '2027-02-01'), on(4, '2027-01-01', 0)]
    const groups = perBulan(sortPaket(list, today), today)
    expect(groups.map(({ id, list }) => [id, list.map((paket) => paket.id)])).toEqual([
      ['2026-12', [2, 1]],
      ['2027-01', [4]],
      ['2027-02', [3]],
    ])
  })

  it('counts the day of departure itself as ahead', () => {
    expect(perBulan([on(1, today)], today)[0]?.judul).toBe('November 2026')
    expect(perBulan([], today)).toEqual([])
  })
})
