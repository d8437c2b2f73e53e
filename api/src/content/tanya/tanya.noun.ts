import { tanyaCari } from '@safar/shared/content/tanya/cari'
import { TANYA } from '@safar/shared/content/tanya/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of questions. */
export const tanyaNoun = storedNoun(TANYA, {
  label: 'Tanya',
  office: NOUN_PAGE.tanya,
  cari: tanyaCari,
  about: ({ kategori }) => [kategori],
})
