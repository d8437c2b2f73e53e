import { hash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { atOnce } from './at-once.ts'
import { pageSources } from './page-sources.ts'
import { ASSET_PREFIX, KEPT_FILE, READINGS_FILE, REQUIRED_FILES, type ReleaseFiles } from './release.ts'

/**
 * The error for a build that ended well but whose folder must not be served. The message is for staff, in Indonesian.
 */
export class IncompleteReleaseError extends Error {
  override readonly name = 'IncompleteReleaseError'
}

const FILES_AT_ONCE = 8
const TEXT = /\.(html|css|js|mjs)$/
// Attributes, srcset, CSS and Vite's own list of chunks all spell an asset's path after this prefix.
const ASSET = new RegExp(`${ASSET_PREFIX}[\\w.@~-]+(?:/[\\w.@~-]+)*`, 'g')
const CHUNK = /(?:from|import|import\()\s*["'`](\.{1,2}\/[\w./@~-]+)["'`]/g

export interface CheckedRelease {
  files: ReleaseFiles
  /** The files taken over from the release before. */
  kept: ReadonlySet<string>
}

/**
 * Reads a finished build: every file with its hash and size. Files that the build took over from the release before
 * were read when that was checked.
 * @param before the files of that release
 * @throws IncompleteReleaseError if a required page is missing or a file refers to a missing asset
 */
export async function checkRelease(dir: string, before: ReleaseFiles = {}): Promise<CheckedRelease> {
  const files: ReleaseFiles = {}
  const lost: string[] = []
  const taken = await readKept(dir)
  const paths = (await listFiles(dir)).filter((path) => path !== READINGS_FILE)
  const kept = new Set(paths.filter((path) => taken.has(path) && before[path]))
  // In their order from the start, whichever is read first.
  for (const path of paths) files[path] = (kept.has(path) && before[path]) || { hash: '', size: 0 }
  const others = paths.filter((path) => !kept.has(path))
  await atOnce(FILES_AT_ONCE, others, async (path) => {
    const content = await readFile(join(dir, path))
    files[path] = { hash: hash('sha256', content, 'base64url').slice(0, 22), size: content.length }
    if (!TEXT.test(path)) return
    const isLost = (asset: string) => !files[asset]
    let missing = [...assetsIn(path, content.toString('latin1'))].filter(isLost)
    // Words that people typed may look like an address: only then is the page read as browsers do.
    if (missing.length > 0 && path.endsWith('.html'))
      missing = [...assetsIn(path, await pageSources(content.toString()))].filter(isLost)
    if (missing[0]) lost.push(`${path} memakai ${missing[0]} yang tidak ada`)
  })
  for (const required of REQUIRED_FILES) {
    if (!files[required]?.size) throw new IncompleteReleaseError(`halaman ${required} tidak ada`)
  }
  if (lost[0]) throw new IncompleteReleaseError(lost[0])
  return { files, kept }
}

/** Reads the files that the build took over from the release before; the list itself is no part of the release. */
async function readKept(dir: string): Promise<Set<string>> {
  const file = join(dir, KEPT_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  await rm(file, { force: true })
  return new Set(text.split('\n'))
}

function assetsIn(path: string, text: string): Set<string> {
  const assets = new Set(text.match(ASSET))
  if (/\.m?js$/.test(path)) {
    for (const [, chunk] of text.matchAll(CHUNK)) {
      if (chunk) assets.add(posix.join(posix.dirname(path), chunk))
    }
  }
  return assets
}

/**
 * Lists the paths of all files below a folder, with `/` between names. Links are refused, since a release must stand on
 * its own.
 */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files: string[] = []
  for (const entry of entries) {
    if (entry.isDirectory()) continue
    const path = posix.join(entry.parentPath.slice(dir.length + 1).replaceAll('\\', '/'), entry.name)
    if (!entry.isFile()) throw new IncompleteReleaseError(`${path} bukan berkas biasa`)
    files.push(path)
  }
  return files.sort()
}
