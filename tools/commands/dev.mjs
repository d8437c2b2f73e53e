import { join } from 'node:path'
import { supervise } from '../setup/process.mjs'
import { ROOT } from '../setup/say.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

const SITE_PORT = Number(process.env.PORT || 4321)
const API_PORT = SITE_PORT + 1
const ADMIN_PORT = SITE_PORT + 2
const POLL_MS = 250

/** Resolves once the address answers at all, since pages are made from it. */
async function answering(url) {
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((done) => {
      setTimeout(done, POLL_MS).unref()
    })
  }
}

/**
 * Runs the product with hot reloading: site on PORT, API on PORT + 1, admin on PORT + 2. Both servers proxy calls and
 * pictures to the API, and the site's sends the admin's addresses to the admin's server.
 */
export async function main() {
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  const shared = {
    DEV_API_URL: `http://127.0.0.1:${API_PORT}`,
    DEV_ADMIN_URL: `http://127.0.0.1:${ADMIN_PORT}`,
    API_URL: `http://127.0.0.1:${API_PORT}`,
    // Pages are at the site's own port, whatever the port of the API.
    SITE_URL: process.env.SITE_URL || `http://127.0.0.1:${SITE_PORT}`,
    // The first page waits for them.
    OG_BUDGET_MS: '2000',
  }
  process.stdout.write(
    `\nSite http://127.0.0.1:${SITE_PORT} · admin http://127.0.0.1:${ADMIN_PORT}/login\n\n`,
  )
  return supervise([
    [NODE, ['--watch', 'api/src/main.ts'], { env: toolEnvironment({ ...shared, PORT: String(API_PORT) }) }],
    [
      NODE,
      ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(SITE_PORT)],
      {
        cwd: join(ROOT, 'site'),
        env: toolEnvironment(shared),
        after: answering(`${shared.API_URL}/api/paket`),
      },
    ],
    [
      NODE,
      ['node_modules/vite/bin/vite.js', '--port', String(ADMIN_PORT), '--strictPort', '--host', '127.0.0.1'],
      { cwd: join(ROOT, 'admin'), env: toolEnvironment(shared) },
    ],
  ])
}
