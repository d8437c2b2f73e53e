import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { CORE, letters, REST, unicodeRange } from './letters.ts'
import { CORE_FILE, coreFont } from './subset.ts'

/** Eight packets less the headers: on a phone far away, beside a page's picture and styles, two round trips. */
const TWO_ROUND_TRIPS = 11_000

it('commits the small file as the publisher’s gives it', async () => {
  const stored = await readFile(CORE_FILE)
  expect(stored.equals(await coreFont())).toBe(true)
  expect(stored.length).toBeLessThan(TWO_ROUND_TRIPS)
})

it('asks for each letter in one file alone', () => {
  const core = new Set(letters(CORE))
  expect([...letters(REST)].filter((letter) => core.has(letter))).toEqual([])
})

it('holds what an Indonesian page is written in', () => {
  const core = new Set(letters(CORE))
  const sample = 'Berangkat 9–17 Jan 2027 · “Rp 29.500.000” × 2 … © Jum’at'
  expect([...sample].filter((letter) => !core.has(letter))).toEqual([])
})

it('writes ranges as CSS does', () => {
  expect(
    unicodeRange([
      [0x20, 0x7e],
      [0xa0, 0xa0],
    ]),
  ).toBe('U+20-7e,U+a0')
})
