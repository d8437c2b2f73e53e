import { PEMBIMBING } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { pembimbingDaftar } from '@safar/shared/content/pembimbing/pembimbing-list'
import { pembimbingCari } from '@safar/shared/content/pembimbing/pembimbing-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of guides. */
export const pembimbingNoun = storedNoun(PEMBIMBING, {
  label: 'Pembimbing',
  office: NOUN_PAGE.pembimbing,
  list: officeList(pembimbingDaftar, (stored) => readSummary(PEMBIMBING, stored)),
  cari: pembimbingCari,
  about: ({ peran }) => [peran],
})
