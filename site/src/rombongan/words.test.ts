import { expect, it } from 'vitest'
import { ageText, clockWarning, foldName, nthDay } from './words.ts'

const HOUR = 3_600_000

it('says how old something is in the largest fitting unit', () => {
  expect([0, 59_000, 60_000, 3 * HOUR, 50 * HOUR].map(ageText)).toEqual([
    'baru saja',
    'baru saja',
    '1 menit lalu',
    '3 jam lalu',
    '2 hari lalu',
  ])
})

it('tells of a clock that is far from the office’s, and of no other', () => {
  expect(clockWarning(0)).toBe('')
  expect(clockWarning(-4 * 60_000)).toBe('')
  expect(clockWarning(-3 * HOUR)).toContain('3 jam lebih cepat')
  expect(clockWarning(72 * HOUR)).toContain('3 hari lebih lambat')
})

it('counts the days of a journey from its departure, and none outside of it', () => {
  const journey = { berangkat: '2026-11-21', pulang: '2026-11-29' }
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-29', '2026-11-30'].map((day) => nthDay(day, journey)),
  ).toEqual([null, 1, 3, 9, null])
  expect(nthDay('2026-11-21', { berangkat: '', pulang: '' })).toBeNull()
})

it('finds a name whatever its accents and capitals', () => {
  expect(foldName('Siti Nurḥāliza')).toBe('siti nurhaliza')
})
