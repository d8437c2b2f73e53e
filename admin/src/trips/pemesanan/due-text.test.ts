import { expect, it } from 'vitest'
import { dueText } from './due-text.ts'

it('says until when a bill is to be paid, what is late, and that one which rests is not', () => {
  const today = '2026-11-27'
  expect(dueText('2026-12-10', { today })).toBe('Tempo 10 Des 2026, 13 hari lagi')
  expect(dueText('2026-11-28', { today })).toBe('Tempo 28 Nov 2026, besok')
  expect(dueText('2026-11-27', { today })).toBe('Tempo 27 Nov 2026, hari ini')
  expect(dueText('2026-11-21', { today })).toBe('Tempo 21 Nov 2026, lewat 6 hari')
  expect(dueText('2026-11-21', { today, isResting: true })).toBe('Tempo 21 Nov 2026')
})
