import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Agency } from '@safar/shared/settings/agency'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { escapeHtml } from '../../platform/http/html.ts'

/* Pages that the server writes itself for browsers without scripts, in the site's look and without further requests. */

const require = createRequire(import.meta.url)
const OWN = [require.resolve('@safar/shared/tokens.css'), join(import.meta.dirname, 'halaman.css')]

export interface HalamanContext {
  agency: Agency
  /** The site's origin; empty if it is the page's own. */
  site: string
}

/**
 * A set of pages with one look: the site's colours and sizes, and style sheets of their own; the typeface is the
 * reader's, since ours would be a request.
 */
export interface Halaman {
  /** The page brings one style of its own, known by its hash, and no script. */
  readonly csp: string
  /** One page: its title, and what stands in it as markup. */
  write(context: HalamanContext, title: string, main: string): string
}

/**
 * Creates a set of pages.
 * @param sheets paths of stylesheets
 */
export function createHalaman(...sheets: string[]): Halaman {
  const style = [...OWN, ...sheets].map((file) => readFileSync(file, 'utf8')).join('')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    csp: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    write: ({ agency, site }, title, main) => {
      const brand = escapeHtml(agency.brand)
      return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${brand}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${escapeHtml(`${site}/`)}">${brand}</a></header>
<main>
${main}
</main>
</body>
</html>
`
    },
  }
}

/** Sends a page of a set. */
export function sendHalaman(reply: FastifyReply, { csp }: Halaman, page: string): FastifyReply {
  return reply.header('content-security-policy', csp).type('text/html; charset=utf-8').send(page)
}

/** Returns the origin of the site that a caller came from, if the site is on another host of ours; else empty. */
export function siteOrigin(
  request: FastifyRequest,
  { env, siteUrl }: Pick<AppDeps, 'env' | 'siteUrl'>,
): string {
  const known = env.CORS_ORIGINS.map((origin) => new URL(origin).origin)
  // A link names no origin; the site's own address is the one that visitors come from.
  return [request.headers.origin, siteUrl].find((origin) => origin && known.includes(origin)) ?? ''
}
