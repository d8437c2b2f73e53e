import { paketRecord } from '@safar/shared/paket/factory'
import { describe, expect, it } from 'vitest'
import { anchorDate, hasFollowingDates, shiftDates } from './shift-dates.ts'
import { emptyValues, valuesFromCopy, valuesFromPaket } from './values.ts'

describe('a departure that moved', () => {
  it('takes the dates of days, hotels and flights with it, over the end of a year', () => {
    const moved = shiftDates(valuesFromPaket(paketRecord()), '2026-12-12', '2027-01-02')
    expect(moved.itineraris[0]?.tanggal).toBe('2027-01-02')
    expect(moved.hotels[0]).toMatchObject({ check_in: '2027-01-02', check_out: '2027-01-05' })
    expect(moved.maskapais[0]).toMatchObject({ date_departure: '2027-01-02', date_arrival: '2027-01-02' })
  })

  it('leaves empty dates empty and does nothing without two dates', () => {
    const values = emptyValues()
    expect(shiftDates(values, '2026-12-12', '2027-01-02').hotels[0]?.check_in).toBe('')
    expect(shiftDates(values, '', '2027-01-02')).toBe(values)
    expect(hasFollowingDates(values)).toBe(false)
  })

  it('counts a copy from its earliest date, since its departure is open', () => {
    const copy = valuesFromCopy(paketRecord())
    expect(anchorDate(copy, copy.tanggal_keberangkatan)).toBe('2026-12-12')
    expect(hasFollowingDates(copy)).toBe(true)
  })
})
