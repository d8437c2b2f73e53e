import { nearestTo } from '../text/near-text.ts'
import { tidyEmail } from './email.ts'

/*
 * Typing errors in the domains that most people here have their mail at: who writes `gmial.com` is asked whether
 * `gmail.com` is meant. Nothing is refused for it, since such a domain may be somebody's own.
 */

/** The known domains, the likelier ending first. */
const KNOWN = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rocketmail.com',
]
/** Real domains that look like a typing error of a known one. */
const REAL = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
  'yahoo.co.in',
  'yahoo.co.il',
  'outlook.co.id',
  'hotmail.co.id',
])
const NAMES = new Set(KNOWN.map((domain) => domain.slice(0, domain.indexOf('.'))))
/** Endings that nothing ends in, or next to nothing. */
const ENDING = /\.(?:con|cmo|ocm|vom|xom|cim|cpm|comm|coom|om|cm|c0m|com\.id|co\.id|id|co)$/

/** Returns the mail address that was most likely meant; null if there is no sign of a typing error. */
export function dugaanEmail(typed: string): string | null {
  const [name = '', given = '', ...others] = tidyEmail(typed).split('@')
  const domain = given.toLowerCase().replace(/,/g, '.')
  if (name === '' || domain === '' || others.length > 0 || REAL.has(domain)) return null
  const meant = meantBy(domain)
  return meant === null || meant === given.toLowerCase() ? null : `${name}@${meant}`
}

function meantBy(domain: string): string | null {
  if (KNOWN.includes(domain)) return domain
  if (!domain.includes('.')) {
    const provider = nearestTo(domain, NAMES, 1)
    if (provider !== null) return `${provider}.com`
  }
  const near = nearestTo(domain, KNOWN, 1)
  if (near !== null) return near
  const mended = domain.replace(ENDING, '.com')
  return REAL.has(mended) || mended === domain ? null : nearestTo(mended, KNOWN, 1)
}
