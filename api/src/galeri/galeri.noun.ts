import { NOUN_PAGE } from '@safar/shared/address/admin'
import { galeriCari } from '@safar/shared/galeri/cari'
import { GALERI } from '@safar/shared/galeri/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** Pictures of journeys. */
export const galeriNoun = storedNoun(GALERI, {
  label: 'Galeri',
  publishes: true,
  office: NOUN_PAGE.galeri,
  cari: galeriCari,
  about: ({ kategori }) => [kategori],
  order: ['urutan'],
})
