import { ensureLibreOffice } from '../setup/libreoffice.mjs'
import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

/** Opens the ministry's workbook, as it is filled, in LibreOffice; why not with all tests: docs/decisions/0161. */
export async function main(args) {
  await ensureToolchain()
  await ensureDependencies()
  const SOFFICE_PATH = await ensureLibreOffice()
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.libreoffice.config.ts']
  return run(NODE, [...vitest, '--root', 'api', ...args], { env: toolEnvironment({ SOFFICE_PATH }) })
}
