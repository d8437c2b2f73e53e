import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSettings } from './build-env.ts'

const SOURCES = ['site', 'shared/src', 'pnpm-lock.yaml']
const OFFICE = ['admin', 'shared/src', 'pnpm-lock.yaml']
const SKIPPED = new Set(['node_modules', 'dist', '.astro'])
/** Settings that change no page. */
const MACHINE = /^(PATH|HOME|TMPDIR|LANG|LC_\w+|NODE_EXTRA_CA_CERTS)$/

/** Matches the settings that pages read as they are rendered, so that compiled code does not depend on them. */
const RENDERED = /^(SITE_URL|AGENCY_\w+)$/

export interface CodeFingerprint {
  /** Changes whenever the site would be compiled to something else: other code, dependencies or settings. */
  bundle: string
  /** Changes whenever the same content would build to another site, because of the agency's own settings too. */
  kode: string
}

export async function codeFingerprint(root: string, env: NodeJS.ProcessEnv): Promise<CodeFingerprint> {
  const digest = createHash('sha256').update(process.version)
  const rendered: string[] = []
  for (const [name, value] of Object.entries(siteSettings(env)).sort()) {
    if (RENDERED.test(name)) rendered.push(`\0${name}=${value}`)
    else if (!MACHINE.test(name)) digest.update(`\0${name}=${value}`)
  }
  for (const source of SOURCES) await addFiles(digest, root, source)
  const bundle = named(digest)
  return { bundle, kode: named(createHash('sha256').update(bundle).update(rendered.join(''))) }
}

/** Returns what changes whenever the office would be built to other files, for an API at that address. */
export async function officeFingerprint(root: string, apiUrl: string): Promise<string> {
  const digest = createHash('sha256').update(`${process.version}\0${apiUrl}`)
  for (const source of OFFICE) await addFiles(digest, root, source)
  return named(digest)
}

/** Returns a digest as 32 hex digits, since an argument or a folder's name must not begin with a dash. */
const named = (digest: ReturnType<typeof createHash>) => digest.digest('hex').slice(0, 32)

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
