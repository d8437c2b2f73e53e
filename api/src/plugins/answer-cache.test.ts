import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/paket/factory'
import { expect, it } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { createTestApp, START } from '../testing/test-app.ts'
import { AnswerCache } from './answer-cache.ts'

const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }
const MEGABYTE = 1024 * 1024

it('lets twenty thousand addresses of 14 KB leave next to nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-cache-'))
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${server.address}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      }).on('error', reject)
    })
  const resident = async () => {
    const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / MEGABYTE
  }
  try {
    await fill(server.address, 12)
    const long = 'x'.repeat(14_000)
    const junk = (n: number): string =>
      [
        `/api/paket?z=${n}${long}`,
        `/api/paket/1?z=${n}${long}`,
        `/api/paket?page=${n + 1}&z=${long}`,
        `/api/paket?q=${n}&jenis=${n}&z=${long}`,
        `/api/paket/tidak-ada-${n}?${long}`,
      ][n % 5] ?? ''
    const run = async (from: number, to: number) => {
      let next = from
      const statuses = new Set<number>()
      const worker = async () => {
        while (next < to) statuses.add(await ask(junk(next++)))
      }
      await Promise.all(Array.from({ length: 16 }, worker))
      return statuses
    }
    // Compiled, and with the room that any requests take.
    await run(0, 100)
    const before = await resident()
    expect([...(await run(100, 20_100))].toSorted()).toEqual([200, 404])
    const grown = (await resident()) - before
    console.log(
      `20,000 addresses of 14 KB: ${before.toFixed(0)} MB before, ${grown.toFixed(1)} MB more after`,
    )
    expect(grown).toBeLessThan(50)
  } finally {
    agent.destroy()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

it.each([
  ['/api/paket', ['/api/paket?z=1', '/api/paket?jenis=', '/api/paket?ringkas=0', '/api/paket?__proto__=1']],
  ['/api/paket?page=1', ['/api/paket?per_page=10', '/api/paket?per_page=10&page=01&z=2']],
  ['/api/paket?jenis=umroh', ['/api/paket?jenis=UMROH&z=1', '/api/paket?jenis=%20umroh']],
  ['/api/paket/1', ['/api/paket/01', '/api/paket/1?z=1']],
])('makes %s once, however it is asked for', async (url, others) => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await test.call({ url })
  const first = await test.app.inject({ url })
  // What is kept needs no table.
  await test.deps.database.db.schema.alterTable('paket').renameTo('paket_lain').execute()
  for (const other of [url, ...others]) {
    const answer = await test.app.inject({ url: other })
    expect([answer.statusCode, answer.body]).toEqual([200, first.body])
  }
})

function cache(limits: { entries?: number; bytes?: number } = {}) {
  let version = 1
  const made: string[] = []
  const answers = new AnswerCache({ version: () => version, now: () => new Date(START), ...limits })
  const ask = (key: string, body = key) =>
    answers.find(key, async () => {
      made.push(key)
      return Buffer.from(body)
    })
  return { answers, made, ask, change: () => (version += 1) }
}

it('keeps what is asked for twice, and nothing for what is asked for once', async () => {
  const { ask, made, change } = cache()
  await ask('a')
  await ask('a')
  await ask('a')
  expect(made).toEqual(['a', 'a'])
  change()
  await ask('a')
  await ask('a')
  expect(made).toEqual(['a', 'a', 'a'])
})

it('makes once what many ask for at once, and keeps it', async () => {
  const { ask, made } = cache()
  const [first, ...others] = await Promise.all(Array.from({ length: 30 }, () => ask('a')))
  expect(new Set([first, ...others]).size).toBe(1)
  await ask('a')
  expect(made).toEqual(['a'])
})

it('is bounded in answers and bytes, packed ones included, and lets the least used go', async () => {
  const { answers, ask } = cache({ entries: 10, bytes: 100_000 })
  const twice = async (key: string, body?: string) => {
    await ask(key, body)
    return ask(key, body)
  }
  for (let n = 0; n < 50; n += 1) {
    await twice(`${n}`)
    await ask('0')
  }
  expect(answers.size).toEqual({ entries: 10, bytes: expect.any(Number) })
  for (let n = 0; n < 50; n += 1) {
    const answer = await twice(`besar${n}`, `${n}`.repeat(10_000))
    await answer.compressed('br')
    await answer.compressed('gzip')
    expect(answers.size.bytes).toBeLessThanOrEqual(100_000)
  }
  await twice('terlalu besar', 'x'.repeat(200_000))
  expect(answers.size.bytes).toBeLessThanOrEqual(100_000)
})

it('keeps nothing that failed, nor what was made from older content', async () => {
  const { answers, ask, change, made } = cache()
  const fail = () => answers.find('a', async () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  await expect(fail()).rejects.toThrow('gone')
  expect(answers.size.entries).toBe(0)

  const { promise, resolve } = Promise.withResolvers<Buffer>()
  await ask('b')
  const old = answers.find('b', () => promise)
  await Promise.resolve()
  change()
  const fresh = await ask('b', 'baru')
  resolve(Buffer.from('lama'))
  expect((await old).body.toString()).toBe('lama')
  expect(fresh.body.toString()).toBe('baru')
  expect((await ask('b')).body.toString()).toBe('baru')
  expect(made).toEqual(['b', 'b'])
})

async function fill(address: string, count: number): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  for (let n = 0; n < count; n += 1) {
    const body = JSON.stringify(
      paketInput({ nama_paket: `Paket ${n}`, deskripsi: 'Perjalanan. '.repeat(400) }),
    )
    const headers = { ...json, authorization: `Bearer ${access_token}` }
    const { status } = await fetch(`${address}/api/paket`, { method: 'POST', headers, body })
    if (status !== 201) throw new Error(`HTTP ${status}`)
  }
}
