import { galeriCari } from '@safar/shared/content/galeri/cari'
import { GALERI } from '@safar/shared/content/galeri/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of the gallery. */
export const galeriNoun = storedNoun(GALERI, {
  label: 'Galeri',
  office: NOUN_PAGE.galeri,
  cari: galeriCari,
  about: ({ kategori }) => [kategori],
})
