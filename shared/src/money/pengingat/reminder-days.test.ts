import { expect, it } from 'vitest'
import { remindedDays, reminderOn } from './reminder-days.ts'

it('reminds of a bill a week and three days before its day, on it, and two days after', () => {
  const days = Array.from({ length: 20 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
  const told = days.flatMap((day) => {
    const reminder = reminderOn('2026-12-10', day)
    return reminder?.pada === day ? reminder.hari : []
  })
  expect(told).toEqual([-7, -3, 0, 2])
  expect(reminderOn('2026-12-10', '2026-12-12')?.kapan).toBe('sudah lewat dua hari')
  expect(reminderOn('', '2026-12-10')).toBeNull()
  for (const day of remindedDays('2026-12-31')) expect(reminderOn(day, '2026-12-31')).not.toBeNull()
})

it('makes up for a reminder of the day before, in the words of its own day, and for none of an earlier one', () => {
  expect(reminderOn('2026-12-10', '2026-12-08')).toEqual({
    hari: -3,
    pada: '2026-12-07',
    kapan: 'jatuh tempo dua hari lagi',
  })
  expect(reminderOn('2026-12-10', '2026-12-11')?.kapan).toBe('jatuh tempo kemarin')
  expect(reminderOn('2026-12-10', '2026-12-05')).toBeNull()
})
