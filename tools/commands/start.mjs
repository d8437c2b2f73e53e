import { preflight } from '../setup/preflight.mjs'
import { supervise } from '../setup/process.mjs'
import { ensureToolchain, serverCommand } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

/** All the set-up, then the product on one port. */
export async function main() {
  await preflight()
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  return supervise([serverCommand()])
}
