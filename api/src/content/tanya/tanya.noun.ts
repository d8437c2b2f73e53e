import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { tanyaDaftar } from '@safar/shared/content/tanya/tanya-list'
import { tanyaCari } from '@safar/shared/content/tanya/tanya-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of questions. */
export const tanyaNoun = storedNoun(TANYA, {
  label: 'Tanya',
  office: NOUN_PAGE.tanya,
  list: officeList(tanyaDaftar, (stored) => readSummary(TANYA, stored)),
  cari: tanyaCari,
  about: ({ kategori }) => [kategori],
})
