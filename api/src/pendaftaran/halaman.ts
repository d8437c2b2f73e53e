import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Agency } from '@safar/shared/agency'
import { escapeHtml } from '../plugins/html.ts'

/*
 * Pages of the server's own, for whoever has no scripts: the site's look without a request beside them.
 */

const require = createRequire(import.meta.url)
const SHEETS = ['halaman.css', 'form-page.css', 'terima-page.css']
/** The site's own colours and sizes; its typeface would be a request, and the reader's own serves. */
const STYLE = [
  require.resolve('@safar/shared/tokens.css'),
  ...SHEETS.map((name) => join(import.meta.dirname, name)),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The page brings one style of its own, known by its hash, and no script. */
export const HALAMAN_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export interface HalamanContext {
  agency: Agency
  /** Origin of the site, or nothing where it is the page's own. */
  site: string
}

/** One page: its title, and what stands in it as markup. */
export function halaman({ agency, site }: HalamanContext, title: string, main: string): string {
  const brand = escapeHtml(agency.brand)
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${brand}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${escapeHtml(`${site}/`)}">${brand}</a></header>
<main>
${main}
</main>
</body>
</html>
`
}
