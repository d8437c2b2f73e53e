import { describe, expect, it } from 'vitest'
import { matchesSearch, searchTerms, searchText } from './search.ts'

const finds = (q: string, texts: string[], phones: string[] = []) =>
  matchesSearch(searchText(texts, phones), searchTerms(q))

describe('a search', () => {
  it.each(['+62812', '62812', '0812', '+62-812-3456', '0812-3456', '08123456', '3456 7890', '+62 812 3456'])(
    'for %s finds one number however it was typed',
    (q) => {
      for (const phone of ['0812-3456-7890', '+62 812 3456 7890', '6281234567890', '0062 812 34567890']) {
        expect(finds(q, ['Siti'], [phone]), phone).toBe(true)
      }
      expect(finds(q, ['Siti'], ['0819-9999-9999'])).toBe(false)
    },
  )

  it.each(["Nur'aini", 'Nuraini', 'nur’aini', 'NUR`AINI', 'Nurʿaini'])('for %s finds every spelling', (q) => {
    for (const nama of ["Nur'aini", 'Nuraini', 'Nur’aini', 'Nurʼaini']) {
      expect(finds(q, [`${nama} Hasanah`]), nama).toBe(true)
    }
  })

  it.each([
    'dagi',
    'strasse',
    'LODZ',
    'oresund',
    'aesir',
    'Dağı',
    'Straße',
    'plus-turki 2027',
    'tur\u00adki ２０２７',
  ])('for %s finds letters that no accent makes, and signs of every kind', (q) =>
    expect(finds(q, ['Kapadokya Dağı, Straße, Łódź, Øresund, Æsir: Plus\u2011Turki ٢٠٢٧'])).toBe(true),
  )

  it('finds the number of an area in brackets', () => {
    expect(finds('(021)', ['Siti'], ['021-7654321'])).toBe(true)
    expect(finds('(021) 765', ['Siti'], ['(021) 7654321'])).toBe(true)
    expect(finds('(022)', ['Siti'], ['021-7654321'])).toBe(false)
  })

  it('wants every word, in any order, and shorter numbers as they stand', () => {
    expect(finds('desember umrah', ['Umrah Reguler Desember'])).toBe(true)
    expect(finds('umrah januari', ['Umrah Reguler Desember'])).toBe(false)
    expect(finds('027', ['Haji 2027'])).toBe(true)
    expect(finds('027', ['Haji 1448'], ['0812-6227-0000'])).toBe(false)
  })

  it('looks at no more words and letters than a person types', () => {
    expect(searchTerms('a '.repeat(5_000))).toHaveLength(10)
    expect(searchTerms('x'.repeat(5_000))[0]?.[0]).toHaveLength(200)
  })
})
