import { preflight } from '../setup/preflight.mjs'
import { supervise } from '../setup/process.mjs'
import { serverCommand } from '../setup/toolchain.mjs'
import { main as setUp } from './setup.mjs'

/** All the set-up, then the product on one port. */
export async function main() {
  await preflight()
  await setUp()
  return supervise([serverCommand()])
}
