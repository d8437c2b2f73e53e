import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sebab } from '@safar/shared/publishing/publikasi/sebab'
import { ASSET_PREFIX, RELEASE_FILE, type Release, releaseSchema } from './release.ts'

/**
 * What is held in memory of a release that can be gone back to. Hundreds may be kept, so of its files there is only their
 * number and the names of its assets, which neighbours share.
 */
export interface KeptRelease extends Omit<Release, 'files'> {
  halaman: number
  /** What it brought, oldest first, for staff: the first ones of many. */
  sebab: readonly Sebab[]
  assets: ReadonlySet<string>
}

/** A release as it is kept in the list; `like` is one whose assets are probably the same. */
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

/** A release's description, or null where its folder has none that can be read. */
export async function readDescription(dir: string): Promise<Release | null> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(join(dir, RELEASE_FILE), 'utf8')))
  } catch {
    return null
  }
}

/**
 * Whether every file is there in its length. Pages are not synced to disk one by one (thousands would take seconds), so after a
 * power failure one may be short: sizes tell, and another release takes its place.
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
