import { z } from 'zod'
import { isEmail, tidyEmail } from '../../platform/contact/email.ts'
import { tidyLine, tidyTyped } from '../../platform/text/tidy.ts'
import type { PengaturanIsi } from './pengaturan.ts'
import { PENGATURAN_LIMITS, PIXEL_CONSENT } from './pengaturan-fields.ts'

/*
 * The agency's settings in environment variables. They fill a database without settings, and stand for them where an
 * older host has none.
 */

const L = PENGATURAN_LIMITS
const url = z.url({ protocol: /^https?$/ }).max(L.url)
const ROOT_ONLY = 'an address without a path, such as https://www.safar.test'
// A text that is no address at all gets an error of its own.
const isOrigin = (value: string) =>
  !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`
const phone = z
  .string()
  .overwrite(tidyTyped)
  .regex(/^[+0-9][0-9\s-]{7,20}$/, 'a phone number: digits, spaces and dashes')
const line = z.string().max(L.line)
const nama = z.string().max(L.nama)

const envSchema = z
  .object({
    AGENCY_BRAND: nama,
    AGENCY_COMPANY: line,
    AGENCY_TAGLINE: line,
    AGENCY_EMAIL: z.string().overwrite(tidyEmail).refine(isEmail, 'a mail address such as halo@safar.test'),
    AGENCY_PHONE: phone,
    AGENCY_CHAT_PHONE: phone,
    AGENCY_INSTAGRAM: url,
    AGENCY_YOUTUBE: url,
    AGENCY_FACEBOOK: url,
    AGENCY_ADDRESS: z.string().max(L.alamat),
    AGENCY_CITY: nama,
    AGENCY_HOURS: line,
    AGENCY_PPIU: nama,
    AGENCY_PIHK: nama,
    AGENCY_LICENCE_CHECK_URL: url,
    AGENCY_PIXEL_ID: z.string().max(L.piksel).regex(/^\d*$/),
    AGENCY_PIXEL_CONSENT: z.enum(PIXEL_CONSENT),
  })
  .partial()
  .extend({ SITE_URL: url.refine(isOrigin, ROOT_ONLY).optional() })

/** The environment variables that are read here. */
export const AGENCY_ENV: readonly string[] = Object.keys(envSchema.shape)

type Env = Record<string, string | undefined>

/**
 * Reads what the environment says of the agency; empty variables count as not set.
 * @throws Error that names each variable with a wrong value.
 */
function read(env: Env): z.infer<typeof envSchema> {
  const given = Object.entries(env).flatMap(([name, value]) => {
    const text = tidyLine(value ?? '').trim()
    return text ? [[name, text]] : []
  })
  const parsed = envSchema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  throw new Error(`The agency's settings are not valid:\n${lines.join('\n')}`)
}

/**
 * Returns initial settings: environment variables laid over `over`.
 * @throws Error that names each variable with a wrong value
 */
export function pengaturanFromEnv(env: Env, over: PengaturanIsi): PengaturanIsi {
  const given = read(env)
  const said = {
    brand: given.AGENCY_BRAND,
    company: given.AGENCY_COMPANY,
    tagline: given.AGENCY_TAGLINE,
    email: given.AGENCY_EMAIL,
    phone: given.AGENCY_PHONE,
    chat_phone: given.AGENCY_CHAT_PHONE,
    instagram: given.AGENCY_INSTAGRAM,
    youtube: given.AGENCY_YOUTUBE,
    facebook: given.AGENCY_FACEBOOK,
    address: given.AGENCY_ADDRESS,
    city: given.AGENCY_CITY,
    hours: given.AGENCY_HOURS,
    licence_check_url: given.AGENCY_LICENCE_CHECK_URL,
    pixel_id: given.AGENCY_PIXEL_ID,
    pixel_consent: given.AGENCY_PIXEL_CONSENT,
    ppiu: given.AGENCY_PPIU && { ...over.ppiu, nomor: given.AGENCY_PPIU },
    pihk: given.AGENCY_PIHK && { ...over.pihk, nomor: given.AGENCY_PIHK },
  }
  return { ...over, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value)) }
}

/**
 * Returns the site's public origin: `SITE_URL`, else the address where the server listens.
 * @throws Error that names the variable with a wrong value
 */
export function siteUrlFromEnv(env: Env): string {
  return (read({ SITE_URL: env.SITE_URL }).SITE_URL ?? listensAt(env)).replace(/\/+$/, '')
}

/** The loopback address by which a browser on the machine reaches a server on every interface. */
const ALL_INTERFACES: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/**
 * Returns the address of a server with these settings on its own machine; a port that the system picks is not known
 * yet.
 */
function listensAt({ HOST, PORT }: Env): string {
  const host = HOST?.trim() || '127.0.0.1'
  const port = Number(PORT) || 4321
  const name = ALL_INTERFACES[host] ?? (host.includes(':') ? `[${host}]` : host)
  return URL.parse(`http://${name}:${port}`)?.origin ?? `http://127.0.0.1:${port}`
}
