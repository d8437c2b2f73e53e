import { NOUN_PAGE } from '@safar/shared/address/admin'
import { tanyaCari } from '@safar/shared/tanya/cari'
import { TANYA } from '@safar/shared/tanya/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** Questions and answers. */
export const tanyaNoun = storedNoun(TANYA, {
  label: 'Tanya',
  publishes: true,
  office: NOUN_PAGE.tanya,
  cari: tanyaCari,
  about: ({ kategori }) => [kategori],
  order: ['urutan'],
})
