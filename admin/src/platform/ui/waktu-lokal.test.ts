import { expect, it } from 'vitest'
import { localTime, momentOf } from './waktu-lokal.ts'

it('shows and reads a moment by the clock of Jakarta, wherever the browser is', () => {
  expect(localTime('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T01:30')
  expect(momentOf('2027-01-01T01:30')).toBe('2026-12-31T18:30:00.000Z')
})

it('takes what is no moment for none', () => {
  expect(['', 'besok', '2027-02-30T99:00', '2027-01-01'].map(momentOf)).toEqual(['', '', '', ''])
  expect(localTime('')).toBe('')
})
