import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HashedFile } from './send-body.ts'

const ASSET_PATH = /^\/admin\/assets\/((?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*)$/

export async function findAdminIndex(adminDir: string): Promise<HashedFile | null> {
  return describe(join(adminDir, 'index.html'))
}

/** Finds a script or style of the admin; null if it is missing, undefined if the address names none. */
export async function findAdminAsset(adminDir: string, path: string): Promise<HashedFile | null | undefined> {
  const name = ASSET_PATH.exec(path)?.[1]
  if (!name) return path.startsWith('/admin/assets/') ? null : undefined
  return describe(join(adminDir, 'admin/assets', name))
}

// Unlike a release, this folder may be rebuilt under a running server: time and size tell the versions apart.
async function describe(file: string): Promise<HashedFile | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return {
    file,
    hash: `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}-${found.ino.toString(36)}`,
  }
}
