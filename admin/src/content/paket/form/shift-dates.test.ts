import { paketRecord } from '@safar/shared/content/paket/factory'
import { movedDates } from '@safar/shared/content/paket/moved-dates'
import { describe, expect, it } from 'vitest'
import { anchorAfterTyping, anchorDate, hasFollowingDates } from './shift-dates.ts'
import { emptyPaket, valuesFromCopy, valuesFromPaket } from './values.ts'

describe('a departure that moved', () => {
  it('takes the dates of days, hotels and flights with it, over the end of a year', () => {
    const moved = movedDates(valuesFromPaket(paketRecord()), '2026-12-12', '2027-01-02')
    expect(moved.itineraris[0]?.tanggal).toBe('2027-01-02')
    expect(moved.hotels[0]).toMatchObject({ check_in: '2027-01-02', check_out: '2027-01-10' })
    expect(moved.maskapais[0]).toMatchObject({ date_departure: '2027-01-02', date_arrival: '2027-01-02' })
  })

  it('leaves empty dates empty and does nothing without two dates', () => {
    const values = emptyPaket()
    expect(movedDates(values, '2026-12-12', '2027-01-02').hotels[0]?.check_in).toBe('')
    expect(movedDates(values, '', '2027-01-02')).toBe(values)
    expect(hasFollowingDates(values)).toBe(false)
  })

  it('counts a copy from the day its dates were written for, since its departure is open', () => {
    const copy = valuesFromCopy(paketRecord())
    expect(anchorDate(copy)).toBe('2026-12-12')
    expect(hasFollowingDates(copy)).toBe(true)
  })

  it('finds what the dates follow from a dated day, else the first flight, else the first night', () => {
    const moved = { ...valuesFromPaket(paketRecord()), tanggal_keberangkatan: '2027-02-01' }
    const day = { key: 'a', hari: 3, tanggal: '2026-12-15', name: '', deskripsi: '' }
    expect(anchorDate({ ...moved, itineraris: [day] })).toBe('2026-12-13')
    expect(anchorDate({ ...moved, itineraris: [] })).toBe('2026-12-12')
    expect(anchorDate({ ...moved, itineraris: [], maskapais: [] })).toBe('2026-12-12')
    expect(anchorDate({ ...moved, itineraris: [], maskapais: [], hotels: [] })).toBe('2027-02-01')
  })

  it('lets dates within the trip follow its departure, also when the first night is the second', () => {
    const values = valuesFromPaket(paketRecord())
    const [hotel] = values.hotels
    if (!hotel) throw new Error('the factory lost its hotel')
    const late = { ...values, itineraris: [], maskapais: [], hotels: [{ ...hotel, check_in: '2026-12-13' }] }
    expect(anchorDate(late)).toBe('2026-12-12')
  })

  it('keeps what the dates follow while they are typed, until they fit the new trip', () => {
    const moved = { ...valuesFromPaket(paketRecord()), tanggal_keberangkatan: '2026-12-20' }
    const [hotel] = moved.hotels
    if (!hotel) throw new Error('the factory lost its hotel')
    const half = { ...moved, hotels: [{ ...hotel, check_in: '2026-12-20', check_out: '2026-12-23' }] }
    expect(anchorAfterTyping(half, '2026-12-12')).toBe('2026-12-12')
    expect(anchorAfterTyping({ ...half, itineraris: [], maskapais: [] }, '2026-12-12')).toBe('2026-12-20')
  })
})
