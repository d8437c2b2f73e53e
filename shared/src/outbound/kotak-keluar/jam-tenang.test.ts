import { expect, it } from 'vitest'
import { diLuarJamTenang, TENANG_AWAL } from './jam-tenang.ts'

it.each([
  // 19.59, 20.00, 23.00 and 06.59 of Jakarta.
  ['2026-11-21T12:59:00.000Z', TENANG_AWAL, '2026-11-21T12:59:00.000Z'],
  ['2026-11-21T13:00:00.000Z', TENANG_AWAL, '2026-11-22T00:00:00.000Z'],
  ['2026-12-31T16:00:00.000Z', TENANG_AWAL, '2027-01-01T00:00:00.000Z'],
  ['2026-11-21T23:59:00.000Z', TENANG_AWAL, '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T00:00:00.000Z', TENANG_AWAL, '2026-11-22T00:00:00.000Z'],
  // Within one day, and never.
  ['2026-11-21T06:30:00.000Z', { dari: 13, sampai: 15 }, '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T16:30:00.000Z', { dari: 9, sampai: 9 }, '2026-11-21T16:30:00.000Z'],
])('%s waits by %j until %s', (time, jam, until) => {
  expect(diLuarJamTenang(new Date(time), jam).toISOString()).toBe(until)
})
