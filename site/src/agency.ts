import { type Agency, agencyChatUrl } from '@safar/shared/settings/agency'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { readEnv } from './env.ts'
import { today } from './today.ts'

/** Who the agency is, as the build read it from the API (`load-agency.ts`); the environment says so where nothing was read. */
const held = globalThis as typeof globalThis & { safarAgency?: Agency }

/** Who the agency is, as of this build. For pages and layouts; islands get what they need as props. */
export const agency: Agency = held.safarAgency ?? agencyFromEnv(process.env, today)

/** Origin of the API for browsers; empty for the page's own. */
export const apiHost = readEnv(process.env).PUBLIC_API_URL

/** The chat that every enquiry without a package opens. */
export const chatHref = agencyChatUrl(
  agency,
  `Assalamu'alaikum ${agency.brand}, saya ingin bertanya tentang paket perjalanan.`,
)
