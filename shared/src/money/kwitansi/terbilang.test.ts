import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellNumber, terbilang } from './terbilang.ts'

it.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1_000, 'seribu'],
  [1_001, 'seribu satu'],
  [2_000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [21_000, 'dua puluh satu ribu'],
  [101_000, 'seratus satu ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [10_000_317, 'sepuluh juta tiga ratus tujuh belas'],
  [1_000_000_000, 'satu miliar'],
  [
    1_234_567_890,
    'satu miliar dua ratus tiga puluh empat juta lima ratus enam puluh tujuh ribu delapan ratus sembilan puluh',
  ],
  [1_000_000_000_000, 'satu triliun'],
])('spells %d', (value, words) => {
  expect(spellNumber(value)).toBe(words)
})

const PLACES: Record<string, number> = {
  belas: 10,
  puluh: 10,
  ratus: 100,
  ribu: 1e3,
  juta: 1e6,
  miliar: 1e9,
  triliun: 1e12,
}
const ONES = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

/** Reads words back, by rules of its own. */
function read(words: string): number {
  let [sum, part, one] = [0, 0, 0]
  for (const word of words
    .replaceAll('sepuluh', 'satu puluh')
    .replaceAll('sebelas', 'satu belas')
    .replaceAll('seratus', 'satu ratus')
    .replaceAll('seribu', 'satu ribu')
    .split(' ')) {
    const place = PLACES[word]
    if (place === undefined) {
      one = ONES.indexOf(word)
      part += one
    } else if (word === 'belas') part += 10
    else if (place <= 100) part += one * (place - 1)
    else {
      sum += part * place
      part = 0
    }
  }
  return sum + part
}

it('says each number so that it can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
      expect(read(spellNumber(value))).toBe(value)
    }),
  )
})

it('spells sums with their currency, and refuses what is no whole number', () => {
  expect(terbilang(10_000_000, 'Rp')).toBe('sepuluh juta rupiah')
  expect(terbilang(215_050, 'USD')).toBe('dua ribu seratus lima puluh dolar Amerika lima puluh sen')
  expect(terbilang(215_000, 'USD')).toBe('dua ribu seratus lima puluh dolar Amerika')
  for (const value of [-1, 0.5, 1e15, Number.NaN]) expect(() => spellNumber(value)).toThrow(RangeError)
})
