import { ADMIN_PAGES, adminRules } from '@safar/shared/platform/address/admin'
import { PRIVATE_PAGES } from '@safar/shared/platform/address/private-page'
import { RECORD_FOLDER } from '@safar/shared/platform/address/record'
import { typedPaths } from '@safar/shared/platform/address/typed'
import { hsts } from '../../../platform/http/hsts.ts'
import { DETAIL_SHELL } from '../release.ts'
import { adminHeaders, CACHE, PRIVATE_HEADERS, SITE_HEADERS } from '../situs/headers.ts'

/** Static hosts for which rule files are written. They share one format and differ in one rule. */
export const HOSTS = ['netlify', 'cloudflare'] as const
export type Host = (typeof HOSTS)[number]

/** The admin's addresses without its assets, since some hosts let a rule win over a file. */
const ADMIN_PATHS = adminRules()
const ADMIN_INDEX = '/admin/'
/** Rules for single addresses that Cloudflare reads; one more is kept for packages. */
const MOST_RULES = 1_999

/**
 * Writes `_headers`: caching and security as the embedded server answers. Rules for one path add up, so no two of them
 * set the same header except the policy, where a browser obeys both. Pages need no rule: these hosts revalidate by
 * ETag.
 */
export function headersFile(apiOrigin: string, subdomains = false): string {
  const policy = { 'content-security-policy': adminHeaders(apiOrigin)['content-security-policy'] ?? '' }
  const caching = (path: string, value: string) => rule(path, { 'cache-control': value })
  return [
    // These hosts answer by HTTPS alone.
    rule('/*', { ...SITE_HEADERS, 'strict-transport-security': hsts(subdomains) }),
    ...['/_astro/*', '/admin/assets/*'].map((path) => caching(path, CACHE.asset)),
    ...['/gambar/*', '/logo/*', '/ornamen/*'].map((path) => caching(path, CACHE.picture)),
    // Their policy of referrers stands in the pages themselves.
    ...PRIVATE_PAGES.map((path) => rule(path, PRIVATE_HEADERS)),
    ...[ADMIN_INDEX, ...ADMIN_PATHS].map((path) => rule(path, policy)),
  ].join('\n')
}

/**
 * Writes `_redirects`: former addresses, the admin's addresses, mistyped pages, and packages newer than the export.
 * Netlify serves a file before it reads the rules; Cloudflare does not, but answers the nearest 404.html, which the
 * export puts beside the packages.
 */
export function redirectsFile(
  host: Host,
  alih: Readonly<Record<string, string>> = {},
  pages: readonly string[] = [],
): string {
  // A page that leads on lies at each former address; Netlify would serve it first unless told.
  const moved = host === 'netlify' ? '301!' : '301'
  const rules = Object.entries(alih).map(([from, to]) => `${from} ${to} ${moved}`)
  rules.push(...ADMIN_PATHS.map((path) => `${path} ${ADMIN_INDEX} 200`))
  // Behind the office's own: a host that reads no capitals would lead from its login to itself.
  const typed = [...pages, ADMIN_PAGES.login].flatMap((path) =>
    typedPaths(path).map((from) => `${from} ${path} 308`),
  )
  rules.push(...typed.slice(0, MOST_RULES - rules.length))
  if (host === 'netlify') rules.push(`${RECORD_FOLDER.paket}/* /${DETAIL_SHELL} 200`)
  return `${rules.join('\n')}\n`
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${path}\n${lines.join('\n')}\n`
}
