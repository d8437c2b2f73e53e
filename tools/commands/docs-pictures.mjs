import { ensureHeadlessShell } from '../setup/chromium.mjs'
import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'
import { PICTURE_TESTS } from './test.mjs'

/** Takes the pictures of README and docs anew, from the product as it is. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  const HEADLESS_SHELL_PATH = await ensureHeadlessShell()
  await ensureAdmin()
  const [playwright, command, flag, folder] = PICTURE_TESTS
  return run(NODE, [playwright, command, flag, `${folder}/docs.config.ts`, ...args], {
    env: toolEnvironment({ HEADLESS_SHELL_PATH }),
  })
}
