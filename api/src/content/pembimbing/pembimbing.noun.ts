import { pembimbingCari } from '@safar/shared/content/pembimbing/cari'
import { PEMBIMBING } from '@safar/shared/content/pembimbing/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of guides. */
export const pembimbingNoun = storedNoun(PEMBIMBING, {
  label: 'Pembimbing',
  office: NOUN_PAGE.pembimbing,
  cari: pembimbingCari,
  about: ({ peran }) => [peran],
})
