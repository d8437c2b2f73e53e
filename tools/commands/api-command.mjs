import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

const SCRIPTS = {
  user: 'api/src/ops/commands/user.ts',
  backup: 'api/src/ops/commands/backup.ts',
  restore: 'api/src/ops/commands/restore.ts',
  kunci: 'api/src/ops/commands/kunci.ts',
  export: 'api/src/publishing/publikasi/ekspor/export-command.ts',
}

/**
 * Makes a command that runs a program of the API with its arguments: accounts, copies, keys, and the folder for a
 * static host.
 */
export function apiCommand(name) {
  return {
    async main(args) {
      await ensureToolchain()
      await ensureDependencies()
      return run(NODE, [SCRIPTS[name], ...args], { env: toolEnvironment() })
    },
  }
}
