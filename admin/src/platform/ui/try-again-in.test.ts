import { expect, it } from 'vitest'
import { waitText } from './try-again-in.tsx'

it.each([
  [1, '1 detik'],
  [59, '59 detik'],
  [60, '1 menit'],
  [65, '1 menit 5 detik'],
  [3_600, '60 menit'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})
