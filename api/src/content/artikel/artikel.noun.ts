import { artikelCari } from '@safar/shared/content/artikel/cari'
import { ARTIKEL } from '@safar/shared/content/artikel/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of articles. */
export const artikelNoun = storedNoun(ARTIKEL, {
  label: 'Artikel',
  office: NOUN_PAGE.artikel,
  cari: artikelCari,
  about: ({ kategori }) => [kategori],
})
