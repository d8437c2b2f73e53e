import { parseArgs } from 'node:util'
import { buildRelease } from './bundel/build-release.ts'

/*
 * Builds one complete release: `node site/build.ts --out DIR`. The packages and the agency come from the API at
 * API_URL, its own address from SITE_URL. Exit 0 means that DIR holds the whole site; otherwise the reason stands on
 * stderr.
 *
 * `--bundle NAME` compiles the site once per NAME (a fingerprint of its code and settings) and only renders its pages
 * from then on. `--base DIR` names a release of the same NAME: pages that would be the same are taken from it.
 */

const { values } = parseArgs({
  options: { out: { type: 'string' }, bundle: { type: 'string' }, base: { type: 'string' } },
})
const { out, bundle, base } = values
if (!out || (bundle && !/^[\w-]+$/.test(bundle))) {
  process.stderr.write(
    'Say where the release belongs: node site/build.ts --out DIR [--bundle NAME [--base DIR]]\n',
  )
  process.exit(2)
}

try {
  await buildRelease({ out, bundle, base })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// A build that Astro abandoned leaves a server running.
process.exit(0)
