import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

/** Accounts: `add`, `list`, `passwd`, `remove`. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  return run(NODE, ['api/src/user.ts', ...args], { env: toolEnvironment() })
}
