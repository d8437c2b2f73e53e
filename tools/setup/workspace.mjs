import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './process.mjs'
import { ROOT, skip, step } from './say.mjs'
import { fingerprint, isDone, markDone } from './stamp.mjs'
import { NODE, PNPM, toolEnvironment } from './toolchain.mjs'

const PACKAGES = ['shared', 'api', 'site', 'admin', 'e2e']

export async function ensureDependencies() {
  const value = fingerprint([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...PACKAGES.map((name) => `${name}/package.json`),
  ])
  if (isDone('install', value) && existsSync(join(ROOT, 'node_modules')))
    return skip('Dependencies are installed')
  await step('Installing dependencies from the lock file', async () => {
    await runQuietly('Installing dependencies', PNPM, ['install', '--frozen-lockfile'], {
      // Without a terminal pnpm would ask before it mends a node_modules folder; CI is its word for "do not ask".
      env: toolEnvironment({ CI: 'true' }),
    })
    markDone('install', value)
  })
}

export async function ensureAdmin() {
  const value = fingerprint(['pnpm-lock.yaml', 'tsconfig.base.json', 'shared/src', 'admin'])
  if (isDone('admin', value) && existsSync(join(ROOT, 'admin/dist/index.html')))
    return skip('The admin is built')
  await step('Building the admin', async () => {
    await runQuietly('Building the admin', NODE, ['node_modules/vite/bin/vite.js', 'build'], {
      cwd: join(ROOT, 'admin'),
      env: toolEnvironment({ NODE_ENV: 'production' }),
    })
    markDone('admin', value)
  })
}
