import { expect, it } from 'vitest'
import { giliranCadangan, umurCadangan } from './keadaan.ts'

it.each([
  ['2026-11-23T18:59:59.999Z', '2026-11-22T19:00:00.000Z', '2026-11-23T19:00:00.000Z'],
  ['2026-11-23T19:00:00.000Z', '2026-11-23T19:00:00.000Z', '2026-11-24T19:00:00.000Z'],
  ['2026-12-31T17:30:00.000Z', '2026-12-30T19:00:00.000Z', '2026-12-31T19:00:00.000Z'],
])('at %s the last turn was %s and the next is %s', (now, lalu, berikutnya) => {
  expect(giliranCadangan(new Date(now))).toEqual({ lalu, berikutnya })
})

it.each([
  [0, 'segar'],
  [26, 'segar'],
  [27, 'tua'],
  [50, 'tua'],
  [51, 'usang'],
  [10_000, 'usang'],
  [-0.5, 'segar'],
  [-48, 'usang'],
])('a backup of %i hours ago is %s', (hours, umur) => {
  const now = new Date('2026-11-24T03:00:00Z')
  const start = new Date(now.getTime() - hours * 3_600_000).toISOString()
  expect(umurCadangan(start, now)).toBe(umur)
})
