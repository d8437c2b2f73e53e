import { execFile } from 'node:child_process'
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { RECORD_FOLDER } from '@safar/shared/platform/address/record'
import { readEnv } from '../../../platform/env.ts'
import { buildEnv } from '../build-env.ts'
import { codeFingerprint } from '../code-fingerprint.ts'
import {
  ALIH_FILE,
  ALIH_FOLDER,
  alihSchema,
  DETAIL_SHELL,
  NOT_FOUND_PAGE,
  READINGS_FILE,
} from '../release.ts'
import { checkRelease, listFiles } from '../release-check.ts'
import { builtOffice } from './built-office.ts'
import { compressFiles } from './compress-files.ts'
import { type Host, headersFile, redirectsFile } from './host-files.ts'

const run = promisify(execFile)
const MARK = '_redirects'

export interface ExportOptions {
  root: string
  out: string
  /** The address where packages are read, and where browsers find the API unless PUBLIC_API_URL says otherwise. */
  apiUrl: string
  host: Host
  env: NodeJS.ProcessEnv
  say(step: string): void
}

/**
 * Exports one folder that a static host serves as it is: pages, admin, pictures, compressed copies and the host's
 * rules. It is made beside `out` and replaces it whole at the end.
 */
export async function exportSite({ root, out, apiUrl, host, env, say }: ExportOptions): Promise<void> {
  const { HSTS_SUBDOMAINS: subdomains } = readEnv({ HSTS_SUBDOMAINS: env.HSTS_SUBDOMAINS })
  const target = resolve(out)
  await refuseForeignFolder(target)
  await mkdir(dirname(target), { recursive: true })
  const work = await mkdtemp(`${target}.`)
  const folder = join(work, 'site')
  const publicApi = (env.PUBLIC_API_URL || apiUrl).replace(/\/+$/, '')
  try {
    say('Building the pages')
    const siteEnv = buildEnv({ ...env, PUBLIC_API_URL: publicApi }, apiUrl)
    // Compiled once per code and settings: later exports of the same checkout render pages alone.
    const { bundle } = await codeFingerprint(root, siteEnv)
    await run(process.execPath, ['site/build.ts', '--out', folder, '--bundle', bundle], {
      cwd: root,
      env: siteEnv,
    })
    await checkRelease(folder)
    await rm(join(folder, READINGS_FILE), { force: true })
    const paths = await pagePaths(folder)

    say('Building the admin')
    await cp(await builtOffice(root, publicApi, siteEnv), join(folder, 'admin'), { recursive: true })

    say('Copying pictures and compressing texts')
    await cp(join(root, 'public'), folder, { recursive: true })
    await mkdir(join(folder, RECORD_FOLDER.paket), { recursive: true })
    await copyFile(join(folder, DETAIL_SHELL), join(folder, RECORD_FOLDER.paket, NOT_FOUND_PAGE))
    const alih = alihSchema.parse(JSON.parse(await readFile(join(folder, ALIH_FILE), 'utf8')))
    await rm(join(folder, ALIH_FILE))
    const pages = join(folder, ALIH_FOLDER)
    if (Object.keys(alih).length > 0) await cp(pages, folder, { recursive: true })
    await rm(pages, { recursive: true, force: true })
    await compressFiles(folder, target)
    await writeFile(join(folder, '_headers'), headersFile(new URL(publicApi).origin, subdomains))
    await writeFile(join(folder, MARK), redirectsFile(host, alih, paths))

    // Whoever serves the folder as it lies there misses it for no longer than two names take to change.
    const before = join(work, 'before')
    await rename(target, before).catch(() => {})
    await rename(folder, target)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Addresses of the pages in a release's folder, those with the fewest parts first. */
async function pagePaths(folder: string): Promise<string[]> {
  const hidden = [NOT_FOUND_PAGE, DETAIL_SHELL, 'index.html']
  return (await listFiles(folder))
    .filter((path) => path.endsWith('.html') && !hidden.includes(path) && !path.startsWith(`${ALIH_FOLDER}/`))
    .map((path) => `/${path.slice(0, -'.html'.length)}`)
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
}

/** An export replaces its folder: only an empty one or an earlier export may be given. */
async function refuseForeignFolder(target: string): Promise<void> {
  const names = await readdir(target).catch(() => [])
  if (names.length > 0 && !(await stat(join(target, MARK)).catch(() => null))) {
    throw new Error(`${target} holds something other than an earlier export. Give an empty or a new folder.`)
  }
}
