import { expect, it } from 'vitest'
import { nearestTo, slipsBetween } from './near-text.ts'

it.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmai', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['gnail', 'gmail', 1],
  ['gmlia', 'gmail', 2],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
  ['abcdef', 'uvwxyz', 4],
])('counts the slips between %j and %j', (a, b, slips) => {
  expect(slipsBetween(a, b, 3)).toBe(slips)
  expect(slipsBetween(b, a, 3)).toBe(slips)
})

it('gives the one word that is nearest, and none where two are as near, or none is', () => {
  const words = ['harga_quad', 'harga_triple', 'harga_double', 'durasi']
  expect(nearestTo('hrga_quad', words, 2)).toBe('harga_quad')
  expect(nearestTo('durassi', words, 2)).toBe('durasi')
  expect(nearestTo('harga', words, 2)).toBeNull()
  expect(nearestTo('ab', ['ac', 'ad'], 1)).toBeNull()
  expect(nearestTo('x'.repeat(100_000), words, 2)).toBeNull()
})
