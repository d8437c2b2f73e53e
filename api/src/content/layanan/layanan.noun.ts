import { layananCari } from '@safar/shared/content/layanan/cari'
import { LAYANAN } from '@safar/shared/content/layanan/fields'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { storedNoun } from '../../records/noun/stored-noun.ts'

/** The stored noun of services. */
export const layananNoun = storedNoun(LAYANAN, {
  label: 'Layanan',
  office: NOUN_PAGE.layanan,
  cari: layananCari,
  about: ({ tipe_paket }) => [tipe_paket],
})
