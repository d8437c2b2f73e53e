import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startFauxqs } from 'fauxqs'
import { ensureCaddy } from '../../../tools/setup/caddy.ts'
import { freePort, type ServerProcess, startNode, testNode } from '../../../tools/setup/product.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const READY_MS = 180_000
export const ADMIN = { email: 'admin@safar.test', password: 'kunci-banyak-server' }

export type TwoProducts = Awaited<ReturnType<typeof startTwoProducts>>

/**
 * Starts the product as an agency runs it that outgrew one process: two servers on one PostgreSQL database
 * (`databaseUrl`, theirs alone), one bucket and one folder of releases, behind Caddy by `deploy/Caddyfile`.
 */
export async function startTwoProducts(databaseUrl: string, env: Record<string, string> = {}) {
  const home = await mkdtemp(join(tmpdir(), 'safar-dua-'))
  const dataDir = join(home, 'data')
  const bucket = await startFauxqs({ port: 0, logger: false, init: { buckets: ['gambar'] } })
  const [front = 0, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
  const origin = `http://127.0.0.1:${front}`
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  const servers = new Map<number, ServerProcess>()

  /** Starts the first or second server and waits until it may be sent visitors. */
  async function start(which: 0 | 1, program = 'api/src/main.ts'): Promise<void> {
    const address = addresses[which] ?? ''
    const server = startNode(
      program,
      {
        PORT: String(ports[which]),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        S3_ENDPOINT: bucket.address,
        S3_BUCKET: 'gambar',
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: 'uji',
        S3_SECRET_ACCESS_KEY: 'uji',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SITE_URL: origin,
        TRUST_PROXY: '1',
        SEED: 'none',
        AVIF: 'false',
        LOG_LEVEL: 'error',
        ...env,
      },
      { node: testNode },
    )
    servers.set(which, { address, ...server })
    const deadline = Date.now() + READY_MS
    while ((await fetch(`${address}/api/health`).catch(() => null))?.status !== 200) {
      if (server.process.exitCode !== null) throw new Error('the product ended before it was ready')
      if (Date.now() > deadline) throw new Error('the product did not become ready')
      await pause(100)
    }
  }

  let caddy: ChildProcess | undefined
  async function stop(): Promise<void> {
    caddy?.kill('SIGKILL')
    await Promise.all([...servers.values()].map((server) => server.stop()))
    await bucket.stop()
    await rm(home, { recursive: true, force: true })
  }
  try {
    // The first migrates and publishes, as whoever sets them up would start them.
    await start(0)
    await start(1)
    caddy = spawn(
      await ensureCaddy(),
      ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
      {
        stdio: 'ignore',
        env: {
          SAFAR_ADDRESS: origin,
          SAFAR_API: addresses.map((address) => new URL(address).host).join(' '),
          SAFAR_DATA: dataDir,
          SAFAR_HOME: ROOT,
          SAFAR_CADDY_ADMIN: 'off',
          HOME: home,
        },
      },
    )
    while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) {
      if (caddy.exitCode !== null) throw new Error('Caddy ended before it answered')
      await pause(50)
    }
  } catch (error) {
    await stop()
    throw error
  }

  return {
    origin,
    dataDir,
    addresses,
    start,
    stop,
    /** Kills a server, as a power cut would. */
    kill: async (which: 0 | 1): Promise<void> => servers.get(which)?.kill(),
    /** Stops a server, as an upgrade would: running requests are answered first. */
    end: async (which: 0 | 1): Promise<void> => servers.get(which)?.stop(),
    /** Process numbers of the servers that run. */
    pids: (): number[] =>
      [...servers.values()].flatMap(({ process }) =>
        process.exitCode === null && process.pid ? [process.pid] : [],
      ),
  }
}
