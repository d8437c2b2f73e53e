import { preflight } from '../setup/preflight.mjs'
import { supervise } from '../setup/process.mjs'
import { say } from '../setup/say.mjs'
import { serverCommand } from '../setup/toolchain.mjs'
import { main as setUp } from './setup.mjs'

/** Sets everything up, then runs the product on one port. */
export async function main() {
  await preflight()
  await setUp()
  // The first time its code is compiled; what it does from then on it says itself.
  say('Loading the code of the server')
  return supervise([serverCommand()])
}
