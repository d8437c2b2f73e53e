import { preflight } from '../setup/preflight.mjs'
import { supervise } from '../setup/process.mjs'
import { say } from '../setup/say.mjs'
import { serverCommand } from '../setup/toolchain.mjs'
import { main as setUp } from './setup.mjs'

/** Sets everything up, then runs the product on one port. */
export async function main() {
  await preflight()
  await setUp()
  // The first start compiles its code; from then on the server prints its own steps.
  say('Loading the code of the server')
  return supervise([serverCommand()])
}
