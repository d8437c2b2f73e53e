import { expect, it } from 'vitest'
import { holdsAll, rankAnswers, readSearch, wordsOf } from './search.ts'

const TEXTS = [
  'Berapa lama paspor harus berlaku?',
  'Vaksin meningitis untuk umrah',
  'Wi-Fi hotel, dan kartu SIM setempat',
  'Syekh Abdul Azīz di Türkiye',
]
const known = new Set(TEXTS.flatMap(wordsOf))
const found = (typed: string) =>
  TEXTS.flatMap((text, index) => (holdsAll(wordsOf(text), readSearch(typed, known)) ? index : []))

it('finds by how words begin, each of them, in any case and without accents', () => {
  expect(found('PASP')).toEqual([0])
  expect(found('lama berlaku')).toEqual([0])
  expect(found('lama vaksin')).toEqual([])
  expect(found('spor')).toEqual([])
  expect(found('aziz turkiye')).toEqual([3])
  expect(found('wifi')).toEqual([2])
  expect(found('Wi-Fi')).toEqual([2])
})

it('forgives a letter where nothing is written as it was typed', () => {
  for (const typed of ['pasport', 'passport', 'pspor', 'faksin', 'umroh', 'meninggitis'])
    expect([typed, found(typed).length]).toEqual([typed, 1])
})

it('forgives none in short words, nor where a word is written so', () => {
  expect(found('kertu sim')).toEqual([2])
  expect(found('sin')).toEqual([])
  // A key that stuck is one letter.
  expect(found('xxxxxxxx')).toEqual([])
  const both = new Set(['harga', 'harta'])
  expect(readSearch('harga', both).map(({ matches }) => matches('harta'))).toEqual([false])
})

it('puts what holds some of the words behind what holds them all, and names those that nothing holds', () => {
  const sort = (typed: string) => {
    const search = readSearch(typed, known)
    const held = TEXTS.map((text) => search.map(({ matches }) => wordsOf(text).some(matches)))
    return rankAnswers(held, search)
  }
  expect(sort('vaksin meningitis paspor')).toEqual({ penuh: [], sebagian: [1, 0], asing: [] })
  expect(sort('kartu SIM')).toEqual({ penuh: [2], sebagian: [], asing: [] })
  expect(sort('paspor zeppelin Zeppelin')).toEqual({ penuh: [], sebagian: [0], asing: ['zeppelin'] })
  expect(sort('balon zeppelin')).toEqual({ penuh: [], sebagian: [], asing: ['balon', 'zeppelin'] })
  // What is in every text counts where nothing else was typed.
  expect(sort('dan untuk paspor')).toEqual({ penuh: [0], sebagian: [], asing: [] })
  expect(sort('untuk')).toEqual({ penuh: [1], sebagian: [], asing: [] })
})

it('leaves all where nothing was typed that a word may hold', () => {
  expect(readSearch(' ?! <> ', known)).toEqual([])
  expect(readSearch('a '.repeat(500), known)).toHaveLength(8)
})
