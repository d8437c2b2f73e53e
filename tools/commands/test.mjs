import { ensureHeadlessShell } from '../setup/chromium.mjs'
import { ensureJava } from '../setup/java.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { ensureToolchain } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'
import { QUICK_CHECKS, runChecks } from './check.mjs'

const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js'
/** The command of the picture tests, which have a server of their own whose clock stands still. */
export const PICTURE_TESTS = [PLAYWRIGHT, 'test', '-c', 'e2e/pictures']

/** Sets everything up, then runs every check, journeys included. Arguments go to the journeys. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  const HEADLESS_SHELL_PATH = await ensureHeadlessShell()
  await ensurePostgres()
  const JAVA_PATH = await ensureJava()
  await ensureAdmin()
  // In parallel: a browser leaves half of two cores idle for most of its time. The journeys take as long as all the
  // rest.
  return runChecks({
    journeys: [
      [
        'journeys in Chromium',
        PLAYWRIGHT,
        ['test', '-c', 'e2e', ...args],
        { HEADLESS_SHELL_PATH, JAVA_PATH },
      ],
      [
        'journeys on an exported site behind Caddy',
        PLAYWRIGHT,
        ['test', '-c', 'e2e/playwright.ekspor.config.ts', '--pass-with-no-tests', ...args],
        { HEADLESS_SHELL_PATH },
      ],
    ],
    rest: [
      ...QUICK_CHECKS,
      [
        'API on PostgreSQL',
        'node_modules/vitest/vitest.mjs',
        ['run', '--config', 'vitest.postgres.config.ts', '--root', 'api'],
      ],
      ['pictures of key views', PICTURE_TESTS[0], PICTURE_TESTS.slice(1), { HEADLESS_SHELL_PATH }],
    ],
  })
}
