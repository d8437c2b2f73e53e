import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sebab } from '@safar/shared/records/riwayat/sebab'
import { ASSET_PREFIX, RELEASE_FILE, type Release, releaseSchema } from './release.ts'

/**
 * The description of a kept release in memory. Hundreds may be kept, so of its files it holds only their number and the
 * names of its assets, which neighbours share.
 */
export interface KeptRelease extends Omit<Release, 'files'> {
  halaman: number
  /** The causes, oldest first, for staff: the first ones of many. */
  sebab: readonly Sebab[]
  assets: ReadonlySet<string>
}

/** Makes a kept release; `like` is one with probably the same assets, whose set is then shared. */
export function keep(
  { files, ...release }: Release,
  sebab: readonly Sebab[],
  like: KeptRelease | undefined,
): KeptRelease {
  const paths = Object.keys(files)
  const assets = new Set(paths.filter((path) => path.startsWith(ASSET_PREFIX)))
  const isSame = like?.assets.size === assets.size && [...assets].every((path) => like.assets.has(path))
  return {
    ...release,
    sebab,
    halaman: paths.filter((path) => path.endsWith('.html')).length,
    assets: isSame ? like.assets : assets,
  }
}

/** Reads a release's description; null if its folder has none that can be read. */
export async function readDescription(dir: string): Promise<Release | null> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(join(dir, RELEASE_FILE), 'utf8')))
  } catch {
    return null
  }
}

/**
 * Tells whether every file of a release has its full length. Pages are not synced to disk one by one (thousands would
 * take seconds), so after a power failure one may be short: then another release takes its place.
 */
export async function isWhole(dir: string, { files }: Release): Promise<boolean> {
  try {
    for (const [path, { size }] of Object.entries(files)) {
      if ((await stat(join(dir, path))).size !== size) return false
    }
    return true
  } catch {
    return false
  }
}
