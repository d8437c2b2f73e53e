import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, shortText } from './cut-text.ts'
import { decodePart, encodePart } from './encode-part.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇮🇩'
const SIGNS = ['😀', FAMILY, FLAG, '👍🏽', '❤️', 'é', 'ُم', 'क्षि', '1️⃣', '\r\n', 'a', ' ']
const typed = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary' })), { maxLength: 60 })
const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' })
const signsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

test('what is cut is a beginning of the text, as long as it may be, and ends with a whole sign', () => {
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 90 }), (parts, most) => {
      const text = parts.join('')
      const cut = cutText(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut.isWellFormed()).toBe(true)
      const whole = signsOf(text)
      const kept = signsOf(cut)
      // The last one alone may be cut in its parts, where it is longer than any sign that people type.
      expect(kept.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, kept.length - 1)))
      const next = whole[kept.length]
      if (next !== undefined && next.length < 64) expect(cut.length + next.length).toBeGreaterThan(most)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
})

test('no sign is cut in two: a pair, a family, a flag, a skin, a letter with its mark', () => {
  expect(cutText(`${'a'.repeat(199)}😀`, 200)).toBe('a'.repeat(199))
  expect(cutText(`ab${FAMILY}`, 5)).toBe('ab')
  expect(cutText(`ab${FAMILY}`, 2 + FAMILY.length)).toBe(`ab${FAMILY}`)
  expect(cutText(`a${FLAG}${FLAG}`, 7)).toBe(`a${FLAG}`)
  expect(cutText('ok👍🏽', 4)).toBe('ok')
  expect(cutText('cafe\u0301s', 4)).toBe('caf')
  // Nobody types a letter under so many marks: it is cut, and quickly.
  expect(cutText(`a${'\u0301'.repeat(5_000)}`, 200)).toHaveLength(200)
})

test('where browsers know no signs, pairs stay whole', async () => {
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    const anew = './cut-text.ts?anew'
    const older: typeof import('./cut-text.ts') = await import(/* @vite-ignore */ anew)
    expect(older.cutText(`${'a'.repeat(199)}😀`, 200)).toBe('a'.repeat(199))
    expect(older.cutText('a😀b', 3)).toBe('a😀')
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('a short text stays, a long one ends with an ellipsis in the place of what is left out', () => {
  expect(shortText('Umroh Plus Turki', 16)).toBe('Umroh Plus Turki')
  expect(shortText('Umroh Plus Turki', 12)).toBe('Umroh Plus…')
})

test('no text that somebody typed keeps a link from being written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(decodePart(encodePart(text))).toBe(text)
      expect(() => encodePart(`${text}\ud83d`)).not.toThrow()
      expect(() => decodePart(`${text}%E0%A4`)).not.toThrow()
    }),
  )
  expect(encodePart('a\ud83db')).toBe('ab')
})
