import { expect, it } from 'vitest'
import { matchesSearch, recordText, searchTerms } from '../../platform/search.ts'
import { paketRecord } from './factory.ts'
import { paketCari } from './paket-search.ts'

const paket = paketRecord({
  id: 417,
  nama_paket: "Umrah Plus Türkiye Ma'had",
  tipe_paket: 'Umroh',
  durasi: '12 Hari',
  maskapai: 'Saudia',
})
const finds = (q: string) => matchesSearch(recordText(paket.id, paketCari(paket)), searchTerms(q))

it.each(['417', 'turkiye', 'mahad', "ma'had", 'UMROH', '12 hari', 'saudia', 'saudia plus', ''])(
  'finds a package by "%s"',
  (q) => {
    expect(finds(q)).toBe(true)
  },
)

it.each(['418', 'kairo', 'saudia kairo', 'jakarta'])('does not find it by "%s"', (q) => {
  expect(finds(q)).toBe(false)
})
