import { agency } from '../agency.ts'
import { brandCard, ogPath } from './card.ts'

/** The card of every page that has none of its own. */
export const siteCard = brandCard(agency.brand, agency.tagline)

export const shareImageOfSite = ogPath(siteCard)
