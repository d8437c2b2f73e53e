import { expect, it } from 'vitest'
import { isUsia } from './usia.ts'

it.each(['', '62', '62, 58, 9', '62 tahun dan bayi 8 bulan', 'Lahir 1964', '3-5-1964', '2 dewasa (40, 38)'])(
  'takes %j for ages',
  (text) => expect(isUsia(text)).toBe(true),
)

it.each(['abc', 'dewasa semua', '-', '999', '62, 1800', '62581'])('takes %j for none', (text) =>
  expect(isUsia(text)).toBe(false),
)
