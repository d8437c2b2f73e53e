import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Adds an account as whoever runs the product does. */
export function addAccount(email: string, role: 'admin' | 'user', password: string): void {
  const words = ['add', '--email', email, '--role', role, '--password', password]
  execFileSync(process.execPath, ['api/src/ops/commands/user.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
}
