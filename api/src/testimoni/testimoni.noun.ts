import { NOUN_PAGE } from '@safar/shared/address/admin'
import { testimoniCari } from '@safar/shared/testimoni/cari'
import { TESTIMONI } from '@safar/shared/testimoni/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** What people who came back say. */
export const testimoniNoun = storedNoun(TESTIMONI, {
  label: 'Testimoni',
  publishes: true,
  office: NOUN_PAGE.testimoni,
  cari: testimoniCari,
  about: ({ kota, paket }) => [kota, paket],
  order: ['urutan'],
})
