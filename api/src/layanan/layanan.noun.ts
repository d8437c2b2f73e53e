import { NOUN_PAGE } from '@safar/shared/address/admin'
import { layananCari } from '@safar/shared/layanan/cari'
import { LAYANAN } from '@safar/shared/layanan/fields'
import { storedNoun } from '../noun/stored-noun.ts'

/** What the agency offers. */
export const layananNoun = storedNoun(LAYANAN, {
  label: 'Layanan',
  publishes: true,
  office: NOUN_PAGE.layanan,
  cari: layananCari,
  about: ({ tipe_paket }) => [tipe_paket],
  order: ['urutan'],
})
