import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ekspor } from './ekspor.ts'
import { HOSTS } from './host-files.ts'

/* `npm run export -- OUT [--host netlify|cloudflare]`, with API_URL, SITE_URL and the agency's settings. */

const { values, positionals } = parseArgs({ options: { host: { type: 'string' } }, allowPositionals: true })
const [out] = positionals
const host = HOSTS.find((known) => known === (values.host ?? 'netlify'))
const { API_URL, SITE_URL, INIT_CWD } = process.env
try {
  if (!out || !host) throw new Error(`Say where to: npm run export -- OUT [--host ${HOSTS.join('|')}]`)
  if (!API_URL) throw new Error('Set API_URL to the address of the API, such as https://api.safar.test')
  if (!SITE_URL) throw new Error('Set SITE_URL to the address of the site, such as https://www.safar.test')
  await ekspor({
    root: resolve(import.meta.dirname, '../../../..'),
    out: resolve(INIT_CWD ?? '.', out),
    apiUrl: API_URL,
    host,
    env: process.env,
    say: (step) => console.log(step),
  })
  console.log(`Done: ${out}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
