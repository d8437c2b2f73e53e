import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Adds an account by the operator's command. */
export function addAccount(email: string, role: 'admin' | 'user', password: string): void {
  const words = ['add', '--email', email, '--role', role, '--password', password]
  execFileSync(process.execPath, ['api/src/ops/commands/user.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
}
