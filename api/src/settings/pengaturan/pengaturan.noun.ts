import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { PENGATURAN } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { withVersi } from '@safar/shared/settings/pengaturan/versi'
import { storedNoun } from '../../records/noun/declare-noun.ts'

/** The stored noun of the settings, a single record. */
export const pengaturanNoun = storedNoun(PENGATURAN, {
  label: 'Pengaturan',
  single: true,
  office: ADMIN_PAGES.pengaturan,
  cari: ({ brand }) => brand,
  // A text that comes back is a new version: under the one that it had, others may have been agreed to since.
  bringBack: (kept, stored) => ({ data: stored ? withVersi(kept, stored) : kept }),
})
