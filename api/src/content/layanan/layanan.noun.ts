import { LAYANAN } from '@safar/shared/content/layanan/layanan-fields'
import { layananDaftar } from '@safar/shared/content/layanan/layanan-list'
import { layananCari } from '@safar/shared/content/layanan/layanan-search'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { officeList } from '../../records/noun/office-list.ts'

/** The stored noun of services. */
export const layananNoun = storedNoun(LAYANAN, {
  label: 'Layanan',
  office: NOUN_PAGE.layanan,
  list: officeList(layananDaftar, (stored) => readSummary(LAYANAN, stored)),
  cari: layananCari,
  about: ({ tipe_paket }) => [tipe_paket],
})
