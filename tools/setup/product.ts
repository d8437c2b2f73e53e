import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import settings from '../../api/node-settings.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface NodeSettings {
  flags: readonly string[]
  env: Readonly<Record<string, string>>
}

const NODE_COMPILE_CACHE = `${ROOT}.toolchain/compile-cache`

/** The flags and environment by which `npm start` runs Node: the compile cache spares time and memory. */
export const serverNode: NodeSettings = {
  flags: settings.flags,
  env: { ...settings.env, NODE_COMPILE_CACHE },
}

/**
 * The same for tests that run the product and measure nothing: what keeps its memory small takes a third of a start's
 * processor time.
 */
export const testNode: NodeSettings = {
  flags: [],
  env: { NODE_ENV: settings.env.NODE_ENV, NODE_COMPILE_CACHE },
}

export interface ServerProcess {
  address: string
  process: ChildProcess
  /** Kills it without any chance to tidy up. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Env = Record<string, string>

/** The most milliseconds to wait: a site that does not build is tried again and again. */
const READY_MS = 180_000

/** Starts a program of the API for tests and benchmarks; its stdout is piped on demand. */
export function startNode(
  program: string,
  env: Env,
  { node = serverNode, stdout = 'ignore' }: { node?: NodeSettings; stdout?: 'ignore' | 'pipe' } = {},
) {
  const child = spawn(process.execPath, [...node.flags, program], {
    cwd: ROOT,
    env: { ...process.env, ...node.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return { process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/**
 * Starts the whole product, without packages unless told otherwise; resolves once its site is published.
 * @throws Error when that does not come
 */
export async function startProduct(
  dataDir: string,
  env: Env = {},
  node = serverNode,
): Promise<ServerProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = startNode(
    'api/src/main.ts',
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: address,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
    { node },
  )
  const deadline = Date.now() + READY_MS
  while ((await fetch(`${address}/api/health`).catch(() => null))?.status !== 200) {
    if (server.process.exitCode !== null) throw new Error('the product ended before it was ready')
    if (Date.now() > deadline) {
      await server.stop()
      throw new Error('the product did not become ready; its site may not build')
    }
    await new Promise((next) => setTimeout(next, 100))
  }
  return { address, ...server }
}

/** Returns a process's resident memory in megabytes, of now or its peak. */
export async function residentMegabytes(
  { process: child }: ServerProcess,
  field: 'VmRSS' | 'VmHWM' = 'VmRSS',
): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** Waits until nothing is left to build: every change is live, and so are the pictures for shared links. */
export async function settled(address: string, token: string): Promise<void> {
  const call = async (path: string) => {
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { data: { status: string; teks?: string } }
  }
  const isSettled = async () =>
    (await call('/api/publikasi')).data.status === 'terbit' &&
    !(await call('/api/publikasi/log')).data.teks?.includes('that wait')
  while (!(await isSettled())) await new Promise((next) => setTimeout(next, 200))
  await new Promise((next) => setTimeout(next, 500))
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
