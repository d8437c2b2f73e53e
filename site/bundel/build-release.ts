import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { COMPILED_FOLDER, STATE_FILE } from './bundle.ts'
import type { Content } from './content.ts'

/** The release to build, as `site/build.ts` is told. */
export interface ReleaseWanted {
  out: string
  bundle?: string | undefined
  base?: string | undefined
  /** The content where it was loaded already, as it is by now. */
  content?: Content | undefined
}

const SITE = resolve(import.meta.dirname, '..')
const bundles = join(SITE, '.astro', 'bundel')

/**
 * Builds a whole release into a folder.
 * @returns true if it was rendered from a kept bundle: nothing but rendering went on in this process
 * @throws Error where there is no release
 */
export async function buildRelease(wanted: ReleaseWanted): Promise<boolean> {
  const out = resolve(wanted.out)
  const base = wanted.base && resolve(wanted.base)
  // Astro runs its page bundle from the output folder when that lies below the working directory, and from one folder
  // shared by all builds otherwise. So each build works below `site`, where packages resolve, and moves out at the end.
  process.chdir(SITE)
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  // React reads it at load, and its development build is several times slower.
  process.env.NODE_ENV = 'production'
  process.env.SITE_ROOT = SITE
  const bundle = wanted.bundle ? join(bundles, wanted.bundle) : null
  await mkdir(bundles, { recursive: true })

  const { holdAgency } = await import('../src/load-agency.ts')
  const { siteUrl } = await holdAgency(process.env)
  const isCompiled = bundle !== null && (await hasState(bundle))
  if (bundle && !isCompiled) {
    await compile(bundle)
    process.stderr.write('the code of the site is compiled\n')
  }
  const isRendered =
    bundle &&
    ((await rendered(bundle, out, siteUrl, base, wanted.content)) ||
      (base && (await rendered(bundle, out, siteUrl, undefined))))
  if (isRendered) return isCompiled
  await buildWhole(out)
  return false
}

async function hasState(kept: string): Promise<boolean> {
  return (await stat(join(kept, STATE_FILE)).catch(() => null)) !== null
}

/** Renders from the kept bundle; false when that failed in a way that a full build may not. */
async function rendered(
  kept: string,
  out: string,
  siteUrl: string,
  base: string | undefined,
  content?: Content,
): Promise<boolean> {
  enableCompileCache(join(kept, COMPILED_FOLDER))
  const { renderRelease } = await import('./render-release.ts')
  try {
    const contentConfig = join(SITE, 'src/content.config.ts')
    await renderRelease({ bundle: kept, out, siteUrl, contentConfig, base, content })
    return true
  } catch (error) {
    // A full build needs more space still.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    process.stderr.write(`The kept bundle did not do: ${error instanceof Error ? error.message : error}\n`)
    await rm(out, { recursive: true, force: true })
    return false
  }
}

/** Astro's own build, of every page. */
async function buildWhole(out: string): Promise<void> {
  await inAstro(async (build, outDir) => {
    const { finishPages } = await import('./keep-bundle.ts')
    await build([finishPages(outDir)])
    await move(outDir, out)
  })
}

/** The address that Astro compiles in, which no page uses: a page gets its own when it is rendered. */
const SOMEWHERE = 'https://situs.invalid'

/** Keeps what Astro compiles; every release is rendered from it by the one renderer. */
async function compile(keep: string): Promise<void> {
  const { BundleIsKept, keepBundle } = await import('./keep-bundle.ts')
  await inAstro(async (build, outDir) => {
    await build([keepBundle(outDir, keep)], SOMEWHERE).catch(async (error) => {
      // Astro has no build without pages: it is aborted before the first.
      if (!(error instanceof BundleIsKept)) throw error
    })
  })
  await dropOtherBundles(keep)
}

type Build = (integrations: AstroIntegration[], site?: string) => Promise<void>

async function inAstro(work: (build: Build, outDir: string) => Promise<void>): Promise<void> {
  const { build } = await import('astro')
  const folder = await mkdtemp(join(SITE, '.astro', 'build-'))
  const outDir = join(folder, 'release')
  try {
    const logLevel = process.env.SITE_BUILD_LOG === 'info' ? 'info' : 'warn'
    const options = { root: SITE, outDir, cacheDir: join(folder, 'cache'), logLevel } as const
    await work((integrations, site) => build({ ...options, integrations, ...(site && { site }) }), outDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
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
