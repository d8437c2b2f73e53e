import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The part of the server's log, in letters from its end, that is shown when it ends by itself. */
const LAST_WORDS = 4_000
const DEBIAN = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL of our own in a temporary folder, reached by a socket in it; returns its address and the function
 * that ends it. Should it end by itself, the whole run does: each test would wait for it until its own time limit.
 */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = await findBin()
  const dir = await mkdtemp(join(tmpdir(), 'safar-pg-'))
  const owner = await postgresUser()
  if (owner) await chown(dir, owner.uid, owner.gid)
  const data = join(dir, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'safar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...owner,
      cwd: dir,
    },
  )
  // It lives for one run: nothing of it has to outlast a power cut.
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${dir}`,
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'shared_buffers=64MB',
    'max_connections=200',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let log = ''
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  await ready
  let stopping = false
  server.once('exit', (code, signal) => {
    if (stopping) return
    console.error(`PostgreSQL ended amid the tests (${signal ?? code}):\n${log.slice(-LAST_WORDS)}`)
    process.exit(1)
  })
  return {
    url: `postgres://safar@localhost/postgres?host=${encodeURIComponent(dir)}`,
    async stop() {
      stopping = true
      if (server.exitCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGINT')
        await exited
      }
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function findBin(): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (!newest) throw new Error('These tests need PostgreSQL: apt-get install postgresql')
  return join(DEBIAN, newest, 'bin')
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
async function postgresUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
