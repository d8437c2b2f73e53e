import { agencyChatUrl, readAgency } from '@safar/shared/agency'
import { readEnv } from './env.ts'

/** Who the agency is, as of this build. For pages and layouts; islands get what they need as props. */
export const agency = readAgency(process.env)

/** Origin of the API for browsers; empty for the page's own. */
export const apiHost = readEnv(process.env).PUBLIC_API_URL

/** The chat that every enquiry without a package opens. */
export const chatHref = agencyChatUrl(
  agency,
  `Assalamu'alaikum ${agency.brand}, saya ingin bertanya tentang paket perjalanan.`,
)
