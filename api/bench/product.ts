import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import settings from '../node-settings.json' with { type: 'json' }
import type { ServerProcess } from '../src/testing/server-process.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Starts the whole product with the command and settings of `npm start`; resolves once its site is published. */
export async function startProduct(dataDir: string): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [...settings.flags, 'api/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings.env,
      NODE_COMPILE_CACHE: resolve(ROOT, '.toolchain/compile-cache'),
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const address = `http://127.0.0.1:${port}`
  while ((await fetch(`${address}/api/health`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('the product ended before it was ready')
    await new Promise((next) => setTimeout(next, 100))
  }
  return { address, process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
