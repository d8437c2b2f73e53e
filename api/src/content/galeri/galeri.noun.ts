import { GALERI } from '@safar/shared/content/galeri/galeri-fields'
import { galeriDaftar } from '@safar/shared/content/galeri/galeri-list'
import { galeriCari } from '@safar/shared/content/galeri/galeri-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of the gallery. */
export const galeriNoun = storedNoun(GALERI, {
  label: 'Galeri',
  office: NOUN_PAGE.galeri,
  list: officeList(galeriDaftar, (stored) => readSummary(GALERI, stored)),
  cari: galeriCari,
  about: ({ kategori }) => [kategori],
})
