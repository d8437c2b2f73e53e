import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { holdAgency } from '../src/load-agency.ts'
import { renderRelease } from './render-release.ts'

/*
 * Renders release after release from one kept bundle, in one process: `render-again.testing.ts NAME` reads a job a
 * line, as `{ "out": DIR, "base": DIR or null }`, and prints each that is done.
 */

const SITE = resolve(import.meta.dirname, '..')
process.chdir(SITE)
process.env.NODE_ENV = 'production'
process.env.SITE_ROOT = SITE
const bundle = join(SITE, '.astro/bundel', process.argv[2] ?? '')
const contentConfig = join(SITE, 'src/content.config.ts')
const { siteUrl } = await holdAgency(process.env)
for await (const line of createInterface({ input: process.stdin })) {
  const { out, base } = JSON.parse(line) as { out: string; base: string | null }
  await renderRelease({ bundle, out, siteUrl, contentConfig, base: base ?? undefined })
  process.stdout.write(`${out}\n`)
}
