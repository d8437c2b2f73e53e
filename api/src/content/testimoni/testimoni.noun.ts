import { testimoniCari } from '@safar/shared/content/testimoni/cari'
import { TESTIMONI } from '@safar/shared/content/testimoni/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of testimonials. */
export const testimoniNoun = storedNoun(TESTIMONI, {
  label: 'Testimoni',
  office: NOUN_PAGE.testimoni,
  cari: testimoniCari,
  about: ({ kota, paket }) => [kota, paket],
})
