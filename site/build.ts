import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'astro'

/*
 * Builds one complete release: `node site/build.ts --out DIR`. The packages come from the API at API_URL, the agency
 * from AGENCY_* and SITE_URL. Exit 0 means that DIR holds the whole site; otherwise the reason stands on stderr.
 */

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  process.stderr.write('Say where the release belongs: node site/build.ts --out DIR\n')
  process.exit(2)
}
const out = resolve(values.out)

// Astro runs its page bundle from the output folder when that lies below the working directory, and from one folder
// shared by all builds otherwise. So each build works below `site`, where packages resolve, and moves out at the end.
process.chdir(import.meta.dirname)
process.env.ASTRO_TELEMETRY_DISABLED = '1'
process.env.SITE_ROOT = import.meta.dirname
await mkdir('.astro', { recursive: true })
const work = await mkdtemp(join(import.meta.dirname, '.astro', 'build-'))

try {
  await build({
    root: import.meta.dirname,
    outDir: join(work, 'release'),
    cacheDir: join(work, 'cache'),
    logLevel: process.env.SITE_BUILD_LOG === 'info' ? 'info' : 'warn',
  })
  await move(join(work, 'release'), out)
} catch (error) {
  process.stderr.write(`The site could not be built: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
}

async function move(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(join(to, '..'), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}
