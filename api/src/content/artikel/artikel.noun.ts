import { artikelCari } from '@safar/shared/content/artikel/cari'
import { ARTIKEL } from '@safar/shared/content/artikel/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** Articles, of which the newest comes first. */
export const artikelNoun = storedNoun(ARTIKEL, {
  label: 'Artikel',
  office: NOUN_PAGE.artikel,
  cari: artikelCari,
  about: ({ kategori }) => [kategori],
})
