import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { hasWordmark } from '@safar/shared/platform/merek'
import { type Agency, izinText } from '@safar/shared/settings/agency'
import type { DetailAgency } from './words.ts'

/** Returns the part of the agency that a brochure needs, serialised into its page for the islands. */
export function detailAgency(agency: Agency, apiHost = ''): DetailAgency {
  const { brand, company, phone, email, licenceCheckUrl, chatPhone, siteUrl, address, logo } = agency
  const tanda = logo ? gambarUrl(logo, apiHost) : hasWordmark(agency) ? '/logo/safar-mark.svg' : ''
  const izin = izinText(agency, ', ')
  return { brand, company, phone, email, izin, tanda, licenceCheckUrl, chatPhone, siteUrl, address }
}
