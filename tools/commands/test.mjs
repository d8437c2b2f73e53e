import { ensureChromium } from '../setup/chromium.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { ensureToolchain } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'
import { QUICK_CHECKS, runChecks } from './check.mjs'

/** All the set-up, then every check, the browser's journeys included. Arguments go to the browser tests. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  const CHROMIUM_PATH = await ensureChromium()
  await ensurePostgres()
  await ensureAdmin()
  return runChecks([
    ...QUICK_CHECKS,
    [
      'API on PostgreSQL',
      'node_modules/vitest/vitest.mjs',
      ['run', '--config', 'vitest.postgres.config.ts', '--root', 'api'],
    ],
    [
      'journeys in Chromium',
      'e2e/node_modules/@playwright/test/cli.js',
      ['test', '-c', 'e2e', ...args],
      { CHROMIUM_PATH },
    ],
  ])
}
