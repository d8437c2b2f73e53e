import { constants, copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { KeptRelease } from './kept-release.ts'
import { ASSET_PREFIX, type Release } from './release.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SAFE_ASSET = /^_astro\/(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/

/*
 * Tabs opened on an older release still ask for its scripts, however many releases came since. The pool holds every
 * asset of at least the last day's releases, as hard links, which cost no space while their release is kept. Names
 * carry the content's hash: two releases never mean different bytes by one name.
 */

/** Links the assets of a release into the pool, where they stay for as long as it is kept, and a day beyond. */
export async function addToPool(pool: string, releaseDir: string, release: Release): Promise<void> {
  for (const path of Object.keys(release.files)) {
    if (!path.startsWith(ASSET_PREFIX)) continue
    const target = join(pool, path)
    await mkdir(dirname(target), { recursive: true })
    await linkOrCopy(join(releaseDir, path), target)
  }
  await touchInPool(pool, release)
}

/** Starts the day for which an outgoing release's assets stay in the pool. */
export async function touchInPool(pool: string, release: Release): Promise<void> {
  const now = new Date()
  for (const path of Object.keys(release.files)) {
    if (path.startsWith(ASSET_PREFIX)) await utimes(join(pool, path), now, now).catch(() => {})
  }
}

/** Deletes assets from the pool that no kept release uses and none has used for a day. */
export async function prunePool(
  pool: string,
  kept: readonly Pick<KeptRelease, 'assets'>[],
  now: number,
): Promise<void> {
  const used = new Set(kept.map(({ assets }) => assets))
  const entries = await readdir(pool, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(pool.length + 1)
    if ([...used].some((assets) => assets.has(path))) continue
    if (now - (await stat(file)).mtimeMs > DAY_MS) await rm(file, { force: true })
  }
}

/** Finds an older release's asset with its size; null if there is none. `path` may come straight from a visitor. */
export async function findInPool(pool: string, path: string): Promise<{ file: string; size: number } | null> {
  if (!SAFE_ASSET.test(path)) return null
  const file = join(pool, path)
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? { file, size: found.size } : null
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Some mounted volumes know no hard links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  }
}
