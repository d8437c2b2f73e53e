import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'safar-start-'))
const started: ChildProcess[] = []
/** The messages of a start in their order, whether tools, dependencies and the admin were there before or not. */
const STEPS = [
  'Node ',
  'ependencies',
  'he admin',
  'Loading the code of the server',
  'Opening the database',
  'Opening the store of pictures',
  'Looking at the releases',
  'Preparing the calls',
  'Looking at settings and accounts',
  'Opening the port',
  'the site is built for the first time',
]
/** The message of the first server on a machine alone: what it compiled serves all that have the same code. */
const COMPILED = 'the code of the site is compiled'

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

it('npm start says each step before it takes it, brings up the product, and on SIGTERM to npm itself exits 0 and leaves nothing running', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SITE_URL: url,
      SEED: 'none',
      ADMIN_EMAIL: 'admin@safar.test',
      ADMIN_PASSWORD: 'kata-sandi-uji-coba',
      LOG_LEVEL: 'info',
    },
  })
  started.push(npm)
  const said: string[] = []
  createInterface({ input: npm.stdout }).on('line', (line) => said.push(line))
  const ended = once(npm, 'exit')
  await expect.poll(() => healthy(url), { timeout: 150_000, interval: 250 }).toBe(true)
  expect(await (await fetch(`${url}/umroh`)).text()).toContain('Tidak ada paket tersedia')

  const places = STEPS.map((step) => said.findIndex((line) => line.includes(step)))
  expect(STEPS.filter((_, at) => places[at] === -1)).toEqual([])
  const compiled = said.findIndex((line) => line.includes(COMPILED))
  if (compiled >= 0) places.push(compiled)
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
}, 180_000)

it('a server waits for nothing before it listens that it has not named', () => {
  const main = readFileSync(join(root, 'api/src/main.ts'), 'utf8')
  const [, start = ''] = main.split('async function serve()')
  const [before = '', after = ''] = start.split(/app\.listen\(/)
  // The code that ends it waits as well.
  const waits = before.replace(/^ {2}async function stop\(.*?^ {2}\}$/ms, '').match(/\bawait .*/g) ?? []
  expect(waits.length).toBeGreaterThan(4)
  expect(waits.filter((line) => !line.startsWith("await step('"))).toEqual([])
  expect(after).not.toBe('')
})
