import { PRIVATE_PAGES } from '@safar/shared/platform/address/private-page'

const YEAR_S = 31_536_000

export const CACHE = {
  /** Pages are revalidated each time and answered 304 while unchanged, so that a new release shows at once. */
  page: 'no-cache',
  /** The address carries the content's hash. */
  asset: `public, max-age=${YEAR_S}, immutable`,
  /** Pictures and logos by plain names: a replaced one shows within a day. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
} as const

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const

/**
 * Security headers of the site. Its content security policy stands in each page, with the hashes of its scripts; only a
 * header can set frame-ancestors.
 */
export const SITE_HEADERS = {
  ...COMMON,
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const

/** Headers of the pages that a link with a token opens, beside those of the site. */
export const PRIVATE_HEADERS = { 'x-robots-tag': 'noindex' } as const

/** Returns the security headers of a page of the site by its path, decoded. */
export function siteHeaders(path: string): Record<string, string> {
  if (!PRIVATE_PAGES.includes(path)) return SITE_HEADERS
  return { ...SITE_HEADERS, 'referrer-policy': 'no-referrer', ...PRIVATE_HEADERS }
}

/**
 * Returns the security headers of the admin. Mantine writes style elements at run time; scripts come from our own files
 * alone.
 */
export function adminHeaders(apiOrigin = ''): Record<string, string> {
  const api = apiOrigin && ` ${apiOrigin}`
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "font-src 'self' data:",
    `connect-src 'self'${api}`,
    "object-src 'none'",
    // A private PDF is shown in the browser's own viewer, from memory.
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { ...COMMON, 'content-security-policy': policy.join('; '), 'x-frame-options': 'DENY' }
}
