import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '../..')
const READY_MS = 120_000

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}

/** The whole product with its demonstration packages, on a port and a data folder of its own. */
export async function startProduct(): Promise<{ origin: string; dataDir: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: origin,
      SEED: 'demo',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return { origin, dataDir, stop }
    await pause(250)
  }
  await stop()
  throw new Error('the product did not become ready')
}

const QUIET_MS = 8_000
const QUIET_AT_MOST_MS = 240_000

/** Waits until no further file appears in a folder: pictures are made smaller for a while after they came. */
export async function filesRest(dir: string): Promise<void> {
  const deadline = Date.now() + QUIET_AT_MOST_MS
  for (let count = -1; Date.now() < deadline; await pause(QUIET_MS)) {
    const now = (await readdir(dir).catch(() => [])).length
    if (now === count) return
    count = now
  }
}
