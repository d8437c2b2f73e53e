import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../setup/chromium.mjs'
import { run } from '../setup/process.mjs'
import { ROOT, Stop } from '../setup/say.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

const BENCHES = {
  api: 'api/bench/api.ts',
  cari: 'api/bench/cari.ts',
  publish: 'api/bench/publish.ts',
  site: 'e2e/bench/site.ts',
  admin: 'e2e/bench/admin.ts',
}

/** Runs the named benchmarks, or all that there are. One alone is given the other arguments: `site --runs 1 /paket`. */
export async function main(args) {
  const known = Object.keys(BENCHES).filter((name) => existsSync(join(ROOT, BENCHES[name])))
  const names = args.filter((arg) => known.includes(arg))
  const passedOn = args.filter((arg) => !known.includes(arg))
  const unknown = passedOn.find((arg) => /^[a-z]/i.test(arg))
  if (unknown) throw new Stop(`There is no benchmark "${unknown}". Known: ${known.join(', ')}.`)
  if (passedOn.length > 0 && names.length !== 1) {
    throw new Stop(`Say which benchmark ${passedOn.join(' ')} is for: ${known.join(', ')}.`)
  }
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  const CHROMIUM_PATH = await ensureChromium()
  for (const name of names.length > 0 ? names : known) {
    const code = await run(NODE, [BENCHES[name], ...passedOn], { env: toolEnvironment({ CHROMIUM_PATH }) })
    if (code !== 0) return code
  }
  return 0
}
