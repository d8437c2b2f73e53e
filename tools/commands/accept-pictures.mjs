import { ensureHeadlessShell } from '../setup/chromium.mjs'
import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'
import { PICTURE_TESTS } from './test.mjs'

/** Accepts the key views as they are now: writes the pictures that differ, for the next commit. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  const HEADLESS_SHELL_PATH = await ensureHeadlessShell()
  await ensureAdmin()
  const env = toolEnvironment({ HEADLESS_SHELL_PATH })
  const code = await run(NODE, [...PICTURE_TESTS, '--update-snapshots=changed', ...args], { env })
  return code || run(NODE, ['tools/shrink-pictures.ts'], { env })
}
