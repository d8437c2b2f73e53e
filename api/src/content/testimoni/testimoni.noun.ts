import { TESTIMONI } from '@safar/shared/content/testimoni/testimoni-fields'
import { testimoniDaftar } from '@safar/shared/content/testimoni/testimoni-list'
import { testimoniCari } from '@safar/shared/content/testimoni/testimoni-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of testimonials. */
export const testimoniNoun = storedNoun(TESTIMONI, {
  label: 'Testimoni',
  office: NOUN_PAGE.testimoni,
  list: officeList(testimoniDaftar, (stored) => readSummary(TESTIMONI, stored)),
  cari: testimoniCari,
  about: ({ kota, paket }) => [kota, paket],
})
