import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paketInput } from '@safar/shared/content/paket/factory'
import { readPaketAnswer } from '@safar/shared/content/paket/read'
import { type Publikasi, publikasiSchema } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * The whole product on a disk of its own that is really full: a small tmpfs, mounted where this server alone sees it.
 * It takes a Linux that lets us mount: as root, or by a namespace of one's own.
 */
const ROOT = resolve(import.meta.dirname, '../../../..')
const ADMIN = { email: 'penuh@safar.test', password: 'kata-sandi-uji' }
const SIZE = '32m'
const MOUNT = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"'

let mountPoint: string
let server: ChildProcess
let said = ''
let origin: string
let token: string

/** The mounted disk, seen from outside of the server's namespace. */
const disk = (...path: string[]) => join(`/proc/${server.pid}/root`, mountPoint, ...path)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  mountPoint = await mkdtemp(join(tmpdir(), 'safar-penuh-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user']
  const command = [process.execPath, 'api/src/main.ts']
  server = spawn('unshare', [...namespace, 'sh', '-c', MOUNT, 'sh', SIZE, mountPoint, ...command], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: mountPoint,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      SITE_URL: origin,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  await until('the server is ready', async () => {
    if (server.exitCode !== null) throw new Error(`the server ended before it was ready:\n${said}`)
    return fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  const login = (await (await post('/api/auth/login', ADMIN)).json()) as { access_token: string }
  token = login.access_token
}, 180_000)

afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  await rm(mountPoint, { recursive: true, force: true })
})

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await holds()) return
    await pause(50)
  }
  throw new Error(`never came true: ${what}`)
}

const post = (path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
const save = (keterangan: string) => post('/api/paket/umrah-penuh', { keterangan })
const pageSays = async (words: string) => {
  const page = await fetch(`${origin}/data_produk/umrah-penuh`)
  expect(page.status).toBe(200)
  return (await page.text()).includes(words)
}
async function status(): Promise<Publikasi> {
  const answer = await fetch(`${origin}/api/publikasi`, { headers: { authorization: `Bearer ${token}` } })
  return publikasiSchema.parse(((await answer.json()) as { data: unknown }).data)
}

/** Fills the disk but for so many bytes; gives what makes room again. */
async function fill(left: number): Promise<() => Promise<void>> {
  const file = disk('penuh')
  const { bavail, bsize } = await statfs(disk())
  const handle = await open(file, 'w')
  let rest = Math.max(0, bavail * bsize - left)
  try {
    while (rest > 0) {
      const { bytesWritten } = await handle.write(Buffer.alloc(Math.min(rest, 65_536)))
      rest -= bytesWritten
    }
  } catch (error) {
    // What the server wrote meanwhile is missing here.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
  return () => rm(file)
}

test('a full disk leaves the last release served, and what was saved goes live once there is room', async () => {
  await post('/api/paket', paketInput({ nama_paket: 'Umrah Penuh', keterangan: 'Sebelum penuh' }))
  await until('the package is served', () => pageSays('Sebelum penuh'))
  await until('nothing left to do', async () => (await status()).status === 'terbit')

  const makeRoom = await fill(300_000)
  expect((await save('Saat penuh')).status).toBe(200)
  await until('the build fails', async () => (await status()).status === 'gagal')
  expect((await status()).pesan).toBe('Disk server penuh. Situs lama tetap tayang.')
  expect(await pageSays('Sebelum penuh')).toBe(true)
  expect((await fetch(origin)).status).toBe(200)

  await makeRoom()
  // It is tried again by itself, with pauses; a person need not wait for them.
  expect((await post('/api/publikasi', {})).status).toBe(202)
  await until('the saved words are served', () => pageSays('Saat penuh'))
  await until('nothing left to do', async () => (await status()).status === 'terbit')
}, 120_000)

test('a save that finds no room is refused with 507 and published at the next try', async () => {
  const makeRoom = await fill(0)
  let kept = ''
  // The database still has some pages of its own to write on.
  for (let n = 1; n < 500; n += 1) {
    const answer = await save(`Percobaan ${n} `)
    if (answer.status === 507) break
    expect(answer.status).toBe(200)
    kept = `Percobaan ${n} `
  }
  expect((await save('Ditolak')).status).toBe(507)
  expect(await pageSays('Saat penuh')).toBe(true)
  const answer = await fetch(`${origin}/api/paket/umrah-penuh`)
  expect(readPaketAnswer(await answer.json())?.keterangan).toContain(kept || 'Saat penuh')

  await makeRoom()
  expect((await save('Sesudah penuh')).status).toBe(200)
  await until('the next save is served', () => pageSays('Sesudah penuh'))
}, 120_000)
