import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSettings } from './build-env.ts'

const SOURCES = ['site', 'shared/src', 'pnpm-lock.yaml']
const SKIPPED = new Set(['node_modules', 'dist', '.astro'])
/** Settings that change no page. */
const MACHINE = /^(PATH|HOME|TMPDIR|LANG|LC_\w+|NODE_EXTRA_CA_CERTS)$/

/** Changes whenever the same content would build to another site: other code, dependencies or settings. */
export async function codeFingerprint(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const digest = createHash('sha256').update(process.version)
  for (const [name, value] of Object.entries(siteSettings(env)).sort()) {
    if (!MACHINE.test(name)) digest.update(`\0${name}=${value}`)
  }
  for (const source of SOURCES) await addFiles(digest, root, source)
  // Read as an argument and as a folder's name: it may begin with no dash.
  return digest.digest('hex').slice(0, 32)
}

async function addFiles(digest: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null)
  if (!entries) {
    digest.update(`\0${path}\0`).update(await readFile(join(root, path)).catch(() => ''))
    return
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!SKIPPED.has(name) && !name.includes('.test.')) await addFiles(digest, root, `${path}/${name}`)
  }
}
