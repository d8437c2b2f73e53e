import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { COMPILED_FOLDER, STATE_FILE } from './bundel/bundle.ts'

/*
 * Builds one complete release: `node site/build.ts --out DIR`. The packages and who the agency is come from the API
 * at API_URL, its own address from SITE_URL. Exit 0 means that DIR holds the whole site; otherwise the reason stands on stderr.
 *
 * `--bundle NAME` compiles the site once per NAME (a fingerprint of its code and settings) and only renders its pages
 * from then on.
 */

const { values } = parseArgs({ options: { out: { type: 'string' }, bundle: { type: 'string' } } })
if (!values.out || (values.bundle && !/^[\w-]+$/.test(values.bundle))) {
  process.stderr.write('Say where the release belongs: node site/build.ts --out DIR [--bundle NAME]\n')
  process.exit(2)
}
const out = resolve(values.out)

// Astro runs its page bundle from the output folder when that lies below the working directory, and from one folder
// shared by all builds otherwise. So each build works below `site`, where packages resolve, and moves out at the end.
process.chdir(import.meta.dirname)
process.env.ASTRO_TELEMETRY_DISABLED = '1'
// React reads it when it is loaded, and its development half is several times slower.
process.env.NODE_ENV = 'production'
process.env.SITE_ROOT = import.meta.dirname
const bundles = join(import.meta.dirname, '.astro', 'bundel')
const bundle = values.bundle ? join(bundles, values.bundle) : null
await mkdir(bundles, { recursive: true })

try {
  const { holdAgency } = await import('./src/load-agency.ts')
  const { siteUrl } = await holdAgency(process.env)
  const isKept = bundle && (await hasState(bundle))
  if (!(isKept && (await rendered(bundle, siteUrl)))) {
    await buildWhole(bundle).catch(async (error) => {
      // What was compiled is kept before the first page: rendering from it knows how to go on without one package.
      if (isKept || !bundle || !(await hasState(bundle)) || !(await rendered(bundle, siteUrl))) throw error
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// A build that Astro gave up leaves a server of its own running.
process.exit(0)

async function hasState(kept: string): Promise<boolean> {
  return (await stat(join(kept, STATE_FILE)).catch(() => null)) !== null
}

/** Renders from the kept bundle; false when that failed in a way that a full build may not. */
async function rendered(kept: string, siteUrl: string): Promise<boolean> {
  enableCompileCache(join(kept, COMPILED_FOLDER))
  const { renderRelease } = await import('./bundel/render-release.ts')
  try {
    const contentConfig = join(import.meta.dirname, 'src/content.config.ts')
    await renderRelease({ bundle: kept, out, siteUrl, contentConfig })
    return true
  } catch (error) {
    // A full build needs more room still.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    process.stderr.write(`The kept bundle did not do: ${error instanceof Error ? error.message : error}\n`)
    await rm(out, { recursive: true, force: true })
    return false
  }
}

async function buildWhole(keep: string | null): Promise<void> {
  const { build } = await import('astro')
  const { keepBundle } = await import('./bundel/keep-bundle.ts')
  const work = await mkdtemp(join(import.meta.dirname, '.astro', 'build-'))
  const outDir = join(work, 'release')
  try {
    await build({
      root: import.meta.dirname,
      outDir,
      cacheDir: join(work, 'cache'),
      logLevel: process.env.SITE_BUILD_LOG === 'info' ? 'info' : 'warn',
      integrations: [keepBundle(outDir, keep)],
    })
    await move(outDir, out)
    if (keep) await dropOtherBundles(keep)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Bundles of older code go once a newer one has done its first build. */
async function dropOtherBundles(keep: string): Promise<void> {
  const DAY_MS = 86_400_000
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name)
    const age = Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? Date.now())
    if (folder !== keep && age > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
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
