import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { startProduct } from '../../tools/setup/product.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'

/** Starts the whole product with its demonstration packages, on a port and in a data folder of its own. */
export async function startDemo(
  env: Record<string, string> = {},
): Promise<{ origin: string; dataDir: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const { address, stop } = await startProduct(dataDir, {
    SEED: 'demo',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    ...env,
  })
  return {
    origin: address,
    dataDir,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// The server lets uploads rest for half a minute before it makes their AVIF files
// (`api/src/files/gambar/avif-queue.ts`).
const QUIET_MS = 35_000
// The demonstration's take some five minutes of a core, and a page measured beside that work is slow.
const QUIET_AT_MOST_MS = 900_000

/** Waits until no further file appears in a folder: variants of pictures are made for a while after an upload. */
export async function filesRest(dir: string): Promise<void> {
  const deadline = Date.now() + QUIET_AT_MOST_MS
  for (let count = -1; Date.now() < deadline; await pause(QUIET_MS)) {
    const now = (await readdir(dir).catch(() => [])).length
    if (now === count) return
    count = now
  }
}

/** Waits until the site that the server builds of the last change is published. */
export async function siteRests(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const status = async () => (await (await request.get('/api/publikasi', { headers })).json()).data.status
  while ((await status()) !== 'terbit') await pause(500)
}
