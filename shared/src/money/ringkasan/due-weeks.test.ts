import { expect, it } from 'vitest'
import { mondayOf } from './due-weeks.ts'

it.each([
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2020-03-01', '2020-02-24'],
  ['', ''],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
