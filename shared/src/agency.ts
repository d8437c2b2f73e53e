import { z } from 'zod'
import { chatUrl } from './chat.ts'
import { plainText } from './plain-text.ts'

/*
 * Who the agency is: the one place for everything a visitor is told about it. Each value is a setting, given by the
 * environment variable beside it; the defaults are a made-up agency, so that a fresh machine shows a whole product.
 */

const url = z.url({ protocol: /^https?$/ })
const ROOT_ONLY = 'an address without a path, such as https://www.safar.test'
// What is no address at all is told apart.
const isOrigin = (value: string) =>
  !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`
const phone = z.string().regex(/^[+0-9][0-9\s-]{7,20}$/, 'a phone number: digits, spaces and dashes')

const agencySchema = z.object({
  /** Product and brand name, the end of every page title. */
  brand: z.string().min(1).default('Safar'),
  /** Legal name, for the company box and terms. */
  company: z.string().min(1).default('PT Safar Al Wafi'),
  tagline: z.string().default('Umrah, Haji, Studi & Tour Sejarah'),
  email: z.email().default('halo@safar.test'),
  phone: phone.default('0812-0000-0000'),
  /** The line that chats open to; the admin line unless customer service has its own. */
  chatPhone: phone.optional(),
  instagram: url.default('https://www.instagram.com/safar'),
  youtube: url.default('https://www.youtube.com/@safar'),
  address: z.string().min(1).default('Jl. Margonda Raya No. 000, Depok, Jawa Barat 16424'),
  city: z.string().min(1).default('Depok'),
  hours: z.string().default('Senin–Sabtu, 08.00–17.00 WIB'),
  /** Umrah organiser licence. */
  ppiu: z.string().min(1).default('000/2024'),
  /** Hajj organiser licence. */
  pihk: z.string().min(1).default('000/2024'),
  /** Where anyone can check the licences. */
  licenceCheckUrl: url.default('https://simpu.kemenag.go.id/'),
  /** Public address of the site, for canonical links and shared pictures. */
  siteUrl: url.refine(isOrigin, ROOT_ONLY).default('http://127.0.0.1:4321'),
  /** Advertising pixel; empty means none. It loads only after the visitor agreed. */
  pixelId: z.string().regex(/^\d*$/).default(''),
  /** `ask`: the pixel waits for the visitor's yes. `given`: an agreement from beforehand covers it, scripts or not. */
  pixelConsent: z.enum(['ask', 'given']).default('ask'),
})

export type AgencySettings = z.infer<typeof agencySchema>
export interface Agency extends Omit<AgencySettings, 'chatPhone'> {
  chatPhone: string
  associations: readonly { name: string; mark: string }[]
}

/** Environment variable of each setting. */
export const AGENCY_ENV: Record<keyof AgencySettings, string> = {
  brand: 'AGENCY_BRAND',
  company: 'AGENCY_COMPANY',
  tagline: 'AGENCY_TAGLINE',
  email: 'AGENCY_EMAIL',
  phone: 'AGENCY_PHONE',
  chatPhone: 'AGENCY_CHAT_PHONE',
  instagram: 'AGENCY_INSTAGRAM',
  youtube: 'AGENCY_YOUTUBE',
  address: 'AGENCY_ADDRESS',
  city: 'AGENCY_CITY',
  hours: 'AGENCY_HOURS',
  ppiu: 'AGENCY_PPIU',
  pihk: 'AGENCY_PIHK',
  licenceCheckUrl: 'AGENCY_LICENCE_CHECK_URL',
  siteUrl: 'SITE_URL',
  pixelId: 'AGENCY_PIXEL_ID',
  pixelConsent: 'AGENCY_PIXEL_CONSENT',
}

/** The associations of SPEC section 2, with a neutral mark each: an agency puts its own logos in their place. */
const ASSOCIATIONS = [
  { name: 'Siskopatuh', mark: '/ornamen/badge-1.svg' },
  { name: 'IATA', mark: '/ornamen/badge-2.svg' },
  { name: 'ASITA', mark: '/ornamen/badge-3.svg' },
  { name: 'AMPHURI', mark: '/ornamen/badge-4.svg' },
] as const

/**
 * Reads the agency from an environment; empty variables count as not set.
 * @throws Error that names each variable with a wrong value.
 */
export function readAgency(env: Record<string, string | undefined> = {}): Agency {
  const given: Record<string, string> = {}
  for (const [key, name] of Object.entries(AGENCY_ENV)) {
    const value = plainText(env[name] ?? '').trim()
    if (value) given[key] = value
  }
  const parsed = agencySchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const key = issue.path[0] as keyof AgencySettings
      return `${AGENCY_ENV[key]}: ${issue.message}`
    })
    throw new Error(`The agency's settings are not valid:\n${lines.join('\n')}`)
  }
  const { chatPhone, ...settings } = parsed.data
  return {
    ...settings,
    siteUrl: settings.siteUrl.replace(/\/+$/, ''),
    chatPhone: chatPhone ?? settings.phone,
    associations: ASSOCIATIONS,
  }
}

/** Chat to the agency's customer service, with the message's words. */
export function agencyChatUrl(agency: Pick<Agency, 'chatPhone'>, message?: string): string {
  return chatUrl(agency.chatPhone, message)
}
