import { NOUN_PAGE } from '@safar/shared/address/admin'
import { artikelCari } from '@safar/shared/artikel/cari'
import { ARTIKEL } from '@safar/shared/artikel/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** Articles, of which the newest comes first. */
export const artikelNoun = storedNoun(ARTIKEL, {
  label: 'Artikel',
  publishes: true,
  office: NOUN_PAGE.artikel,
  cari: artikelCari,
  about: ({ kategori }) => [kategori],
})
