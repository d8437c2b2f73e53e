import { expect, it } from 'vitest'
import { dayBefore, nextTenggat, tenggatLine } from './tenggat.ts'

const BERANGKAT = '2027-03-06'

it('is a line in the order of days; counts say what is done, a day alone is over with the day', () => {
  const line = tenggatLine(
    [
      { kunci: 'visa', tanggal: dayBefore(BERANGKAT, 14), selesai: 3, dari: 4 },
      { kunci: 'dokumen', tanggal: dayBefore(BERANGKAT, 30), selesai: 4, dari: 4 },
      { kunci: 'manasik', tanggal: dayBefore(BERANGKAT, 7) },
      { kunci: 'manifest', tanggal: dayBefore(BERANGKAT, 20), beres: false },
      { kunci: 'laporan', tanggal: '' },
    ],
    BERANGKAT,
    '2027-02-21',
  )
  expect(line.map(({ kunci, hari, beres }) => [kunci, hari, beres])).toEqual([
    ['dokumen', 30, true],
    ['manifest', 20, false],
    ['visa', 14, false],
    ['manasik', 7, false],
  ])
  expect(nextTenggat(line, '2027-02-20')?.kunci).toBe('visa')
  expect(nextTenggat(line, '2027-03-01')).toBeNull()
  expect(tenggatLine([{ kunci: 'manasik', tanggal: '2027-02-27' }], BERANGKAT, '2027-02-28')[0]?.beres).toBe(
    true,
  )
  expect(tenggatLine([{ kunci: 'kamar', tanggal: '2027-02-27' }], '', '2027-02-28')).toEqual([])
  expect(dayBefore('', 3)).toBe('')
})
