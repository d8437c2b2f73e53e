import { NOUN_PAGE } from '@safar/shared/address/admin'
import { pembimbingCari } from '@safar/shared/pembimbing/cari'
import { PEMBIMBING } from '@safar/shared/pembimbing/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** Who travels with the groups. */
export const pembimbingNoun = storedNoun(PEMBIMBING, {
  label: 'Pembimbing',
  publishes: true,
  office: NOUN_PAGE.pembimbing,
  cari: pembimbingCari,
  about: ({ peran }) => [peran],
  order: ['urutan'],
})
