import { expect, it } from 'vitest'
import { sidikTeks } from './text-fingerprint.ts'

it('is the same for the same text alone, and says nothing of it', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a ', 'Siti 0812', 'Siti 0813', '\u0000', '\u0000\u0000']
  expect(new Set(texts.map(sidikTeks)).size).toBe(texts.length)
  for (const text of texts) expect(sidikTeks(text)).toMatch(/^[0-9a-f]{16}$/)
  // Forms that differ in one digit, as families do.
  const many = Array.from({ length: 20_000 }, (_, index) => sidikTeks(`{"telepon":"0812 ${index}"}`))
  expect(new Set(many).size).toBe(many.length)
})
