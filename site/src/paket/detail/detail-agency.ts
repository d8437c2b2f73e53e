import { type Agency, izinText } from '@safar/shared/agency'
import { gambarUrl } from '@safar/shared/gambar/name'
import { hasWordmark } from '@safar/shared/pengaturan/merek'
import type { DetailAgency } from './words.ts'

/** The part of the agency that a brochure carries, also in its page for the islands. */
export function detailAgency(agency: Agency, apiHost = ''): DetailAgency {
  const { brand, company, phone, email, licenceCheckUrl, chatPhone, siteUrl, address, logo } = agency
  const tanda = logo ? gambarUrl(logo, apiHost) : hasWordmark(agency) ? '/logo/safar-mark.svg' : ''
  const izin = izinText(agency, ', ')
  return { brand, company, phone, email, izin, tanda, licenceCheckUrl, chatPhone, siteUrl, address }
}
