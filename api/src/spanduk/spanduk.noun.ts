import { NOUN_PAGE } from '@safar/shared/address/admin'
import { spandukCari } from '@safar/shared/spanduk/cari'
import { SPANDUK } from '@safar/shared/spanduk/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** Pictures of home's carousel. */
export const spandukNoun = storedNoun(SPANDUK, {
  label: 'Spanduk',
  publishes: true,
  office: NOUN_PAGE.spanduk,
  cari: spandukCari,
  about: ({ teks }) => [teks],
  order: ['urutan'],
})
