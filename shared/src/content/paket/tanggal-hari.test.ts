import { describe, expect, it } from 'vitest'
import { tanggalHari } from './tanggal-hari.ts'

const dates = (tanggal_keberangkatan: string, ...days: [hari: number, tanggal?: string][]) =>
  tanggalHari({
    tanggal_keberangkatan,
    itineraris: days.map(([hari, tanggal = '']) => ({ hari, tanggal })),
  })

describe('dates of the days of an itinerary', () => {
  it('count from the departure, which is day 1, over the end of a year', () => {
    expect(dates('2026-12-30', [1], [2], [3], [5])).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-03',
    ])
  })

  it('stand where they are given, and the days behind count on from there', () => {
    expect(dates('2026-12-12', [1, '2026-12-12'], [2], [3, '2026-12-15'], [4])).toEqual([
      '2026-12-12',
      '2026-12-13',
      '2026-12-15',
      '2026-12-16',
    ])
  })

  it('count back from the first given one while the departure is open', () => {
    expect(dates('', [1], [3, '2026-12-14'], [4])).toEqual(['2026-12-12', '2026-12-14', '2026-12-15'])
    expect(dates('', [1], [2])).toEqual(['', ''])
  })

  it('are left open for days without a number, and for what older hosts may send', () => {
    expect(dates('2026-12-12', [0], [Number.NaN], [1.5], [1e12], [-3], [1])).toEqual([
      '',
      '',
      '',
      '',
      '',
      '2026-12-12',
    ])
    expect(dates('9999-12-31', [1], [2])).toEqual(['9999-12-31', ''])
    expect(dates('2026-12-12', [0, '2026-12-20'], [2])).toEqual(['2026-12-20', '2026-12-13'])
  })
})
