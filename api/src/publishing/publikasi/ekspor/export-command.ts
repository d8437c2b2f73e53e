import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { exportSite } from './export-site.ts'
import { HOSTS } from './host-files.ts'

/* `npm run export -- OUT [--host netlify|cloudflare]`, with API_URL, SITE_URL and the agency's settings. */

const { values, positionals } = parseArgs({ options: { host: { type: 'string' } }, allowPositionals: true })
const [out] = positionals
const host = HOSTS.find((known) => known === (values.host ?? 'netlify'))
const { API_URL, PUBLIC_API_URL, SITE_URL, INIT_CWD } = process.env
try {
  if (!out || !host) throw new Error(`Say where to: npm run export -- OUT [--host ${HOSTS.join('|')}]`)
  if (!API_URL || !isAddress(API_URL) || (PUBLIC_API_URL && !isAddress(PUBLIC_API_URL))) {
    throw new Error(
      'Set API_URL to the address of the API, such as https://api.safar.test (PUBLIC_API_URL alike)',
    )
  }
  if (!SITE_URL) throw new Error('Set SITE_URL to the address of the site, such as https://www.safar.test')
  // A wrong setting is told before anything is built.
  agencyFromEnv(process.env)
  await exportSite({
    root: resolve(import.meta.dirname, '../../../../..'),
    out: resolve(INIT_CWD ?? '.', out),
    apiUrl: API_URL,
    host,
    env: process.env,
    say: (step) => console.log(step),
  })
  console.log(`Done: ${out}`)
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Returns a failed build's output without the command that ran it; else the error itself. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return 'stderr' in error && error.stderr ? String(error.stderr).trim() : error.message
}
