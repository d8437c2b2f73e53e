import { type Agency, agencyChatUrl } from '@safar/shared/settings/agency'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { readEnv } from './env.ts'
import { today } from './today.ts'

/** The agency as the build read it from the API (`load-agency.ts`); from the environment where nothing was read. */
const held = globalThis as typeof globalThis & { safarAgency?: Agency }

/** The agency as of this build, for pages and layouts; islands get what they need as props. */
export const agency: Agency = held.safarAgency ?? agencyFromEnv(process.env, today)

/** The origin of the API for browsers; empty for the page's own. */
export const apiHost = readEnv(process.env).PUBLIC_API_URL

/** The chat link of every enquiry without a package. */
export const chatHref = agencyChatUrl(
  agency,
  `Assalamu'alaikum ${agency.brand}, saya ingin bertanya tentang paket perjalanan.`,
)
