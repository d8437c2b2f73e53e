import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TOOLCHAIN = resolve(import.meta.dirname, '../../.toolchain')

/**
 * Finds Debian's Caddy on the machine, or unpacks its package into the checkout, where it starts no service; returns
 * its path.
 */
export async function ensureCaddy(): Promise<string> {
  const installed = '/usr/bin/caddy'
  const unpacked = join(TOOLCHAIN, 'caddy')
  const own = join(unpacked, 'usr/bin/caddy')
  if (existsSync(installed)) return installed
  if (existsSync(own)) return own
  await mkdir(TOOLCHAIN, { recursive: true })
  const work = await mkdtemp(join(TOOLCHAIN, 'caddy-'))
  try {
    const download = () => run('apt-get', ['download', 'caddy'], { cwd: work })
    await download().catch(async () => {
      await run('apt-get', ['update'])
      await download()
    })
    const [archive] = (await readdir(work)).filter((name) => name.endsWith('.deb'))
    await run('dpkg', ['-x', join(work, archive ?? ''), join(work, 'unpacked')])
    await rename(join(work, 'unpacked'), unpacked)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return own
}
