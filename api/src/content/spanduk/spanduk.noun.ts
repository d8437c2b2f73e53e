import { spandukCari } from '@safar/shared/content/spanduk/cari'
import { SPANDUK } from '@safar/shared/content/spanduk/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of the carousel. */
export const spandukNoun = storedNoun(SPANDUK, {
  label: 'Spanduk',
  office: NOUN_PAGE.spanduk,
  cari: spandukCari,
  about: ({ teks }) => [teks],
})
