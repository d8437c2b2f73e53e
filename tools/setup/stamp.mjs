import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './say.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.astro', 'data', 'test-results'])

function* files(path) {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort()) {
    if (!SKIPPED.has(entry)) yield* files(join(path, entry))
  }
}

/** Hashes the names and bytes of files and folders, by their paths in the checkout, and settings. */
export function fingerprint(paths, settings = []) {
  const hash = createHash('sha256')
  for (const path of paths.map((name) => join(ROOT, name)).filter((name) => existsSync(name))) {
    for (const file of files(path)) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file))
  }
  for (const setting of settings) hash.update(setting).update('\0')
  return hash.digest('hex')
}

const stampFile = (name) => join(ROOT, '.toolchain', 'stamps', name)

/** Tells if a step's inputs are those of its last success. */
export function isDone(name, value) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value
}

export function markDone(name, value) {
  mkdirSync(join(ROOT, '.toolchain', 'stamps'), { recursive: true })
  writeFileSync(stampFile(name), value)
}
