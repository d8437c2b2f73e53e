import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { officeFingerprint } from '../code-fingerprint.ts'
import { compressFiles } from './compress-files.ts'

const run = promisify(execFile)
const DAY_MS = 86_400_000

/**
 * Builds the office, with compressed copies of its files, once for its code and the API's address: later exports of the
 * same checkout take what the first has made, which was most of their work.
 * @returns the folder of its files, which stand under `/admin`
 * @throws Error where the build fails
 */
export async function builtOffice(root: string, apiUrl: string, env: NodeJS.ProcessEnv): Promise<string> {
  const keep = join(root, 'site/.astro/kantor')
  const kept = join(keep, await officeFingerprint(root, apiUrl))
  if (await takenMs(kept)) {
    await utimes(kept, new Date(), new Date())
    return kept
  }
  await mkdir(keep, { recursive: true })
  const work = await mkdtemp(join(keep, 'build-'))
  try {
    await build(root, work, { ...env, VITE_API_URL: apiUrl })
    // An export beside this one may have been faster with the same.
    await rename(join(work, 'admin'), kept).catch(async (error) => {
      if (!(await takenMs(kept))) throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await dropOlder(keep, kept)
  return kept
}

async function build(root: string, out: string, env: NodeJS.ProcessEnv): Promise<void> {
  const vite = join(root, 'admin/node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir'], {
    cwd: join(root, 'admin'),
    env,
  })
  await copyFile(join(out, 'index.html'), join(out, 'admin/index.html'))
  await compressFiles(join(out, 'admin'))
}

/** Deletes what older code or another address was built to, a day after an export has taken it last. */
async function dropOlder(keep: string, kept: string): Promise<void> {
  for (const name of await readdir(keep)) {
    const folder = join(keep, name)
    if (folder !== kept && Date.now() - (await takenMs(folder)) > DAY_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

/** Returns when a folder was made or taken last, in milliseconds; 0 where there is none. */
async function takenMs(folder: string): Promise<number> {
  return (await stat(folder).catch(() => null))?.mtimeMs ?? 0
}
