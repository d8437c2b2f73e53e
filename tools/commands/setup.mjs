import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/say.mjs'
import { ensureToolchain } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

/** Makes all that `npm start` needs in the checkout; after it a start writes only the compiled site there. */
export async function main() {
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  mkdirSync(join(ROOT, 'site/.astro'), { recursive: true })
  return 0
}
