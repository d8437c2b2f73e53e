import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isTanggal } from './tanggal.ts'

describe('the calendar', () => {
  it("knows which days there are, as the platform's own clock does", () => {
    for (const year of ['0000', '1900', '2000', '2026', '2028', '2100', '9999'])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const text = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
          const utc = new Date(`${text}T00:00:00Z`)
          const isThere = !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text)
          expect([text, isTanggal(text)]).toEqual([text, isThere])
        }
    for (const text of [
      '',
      '2026-2-03',
      '2026-02-03 ',
      '2026-02-03\n',
      '+02026-02-03',
      '٢٠٢٦-٠٢-٠٣',
      'xxxx-02-03',
    ])
      expect([text, isTanggal(text)]).toEqual([text, false])
  })

  it('adds months to the last day of a shorter one, over years and backwards', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
    expect(addMonths('2027-12-31', 1)).toBe('2028-01-31')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2028-02-29', -48)).toBe('2024-02-29')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
    expect(addMonths('2027-03-31', 0)).toBe('2027-03-31')
    for (const act of [addMonths, addDays]) expect(() => act('2027-02-30', 1)).toThrow(RangeError)
  })
})
