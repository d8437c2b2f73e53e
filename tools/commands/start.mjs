import { preflight } from '../setup/preflight.mjs'
import { supervise } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

/** All the set-up, then the product on one port. */
export async function main() {
  await preflight()
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  return supervise([[NODE, ['api/src/main.ts'], { env: toolEnvironment({ NODE_ENV: 'production' }) }]])
}
