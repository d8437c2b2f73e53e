import { expect, it } from 'vitest'
import { awalHari } from './waktu-wib.ts'

it('begins a day of Jakarta seven hours before it does in UTC', () => {
  expect(awalHari('2026-11-23')).toBe('2026-11-22T17:00:00.000Z')
  expect(awalHari('2027-01-01')).toBe('2026-12-31T17:00:00.000Z')
  expect(() => awalHari('besok')).toThrow(RangeError)
})
