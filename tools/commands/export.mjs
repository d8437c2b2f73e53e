import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

/** Writes the site and the admin into one folder for a static host: `export -- OUT [--host netlify|cloudflare]`. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  return run(NODE, ['api/src/publikasi/ekspor/ekspor-command.ts', ...args], { env: toolEnvironment() })
}
