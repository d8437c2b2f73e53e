import { ARTIKEL } from '@safar/shared/content/artikel/artikel-fields'
import { artikelDaftar } from '@safar/shared/content/artikel/artikel-list'
import { artikelCari } from '@safar/shared/content/artikel/artikel-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of articles. */
export const artikelNoun = storedNoun(ARTIKEL, {
  label: 'Artikel',
  office: NOUN_PAGE.artikel,
  list: officeList(artikelDaftar, (stored) => readSummary(ARTIKEL, stored)),
  cari: artikelCari,
  about: ({ kategori }) => [kategori],
})
