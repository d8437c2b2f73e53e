import { SPANDUK } from '@safar/shared/content/spanduk/spanduk-fields'
import { spandukDaftar } from '@safar/shared/content/spanduk/spanduk-list'
import { spandukCari } from '@safar/shared/content/spanduk/spanduk-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of the carousel. */
export const spandukNoun = storedNoun(SPANDUK, {
  label: 'Spanduk',
  office: NOUN_PAGE.spanduk,
  list: officeList(spandukDaftar, (stored) => readSummary(SPANDUK, stored)),
  cari: spandukCari,
  about: ({ teks }) => [teks],
})
