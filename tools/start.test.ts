import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'safar-start-'))
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function healthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  )
}

it('npm start brings up the product, and on SIGTERM to npm itself exits 0 and leaves nothing running', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SITE_URL: url,
      SEED: 'none',
      ADMIN_EMAIL: 'admin@safar.test',
      ADMIN_PASSWORD: 'kata-sandi-uji-coba',
      LOG_LEVEL: 'warn',
    },
  })
  started.push(npm)
  const ended = once(npm, 'exit')
  await expect.poll(() => healthy(url), { timeout: 150_000, interval: 250 }).toBe(true)
  expect(await (await fetch(`${url}/umroh`)).text()).toContain('Tidak ada paket tersedia')

  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
}, 180_000)
