import { Agent, get } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp, START } from '../../testing/test-app.ts'
import { AnswerCache } from './answer-cache.ts'

/**
 * Of the 50 MB that twenty thousand addresses may leave (`npm run bench -- alamat` asks for as many), what so few may.
 */
const ASKED = 800
const MOST_BYTES = (50 * 1024 * 1024 * ASKED) / 20_000
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

it('lets addresses of 14 KB leave next to nothing, whichever call they are of', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  for (let n = 0; n < 12; n += 1) {
    const payload = paketInput({ nama_paket: `Paket ${n}`, deskripsi: 'Perjalanan. '.repeat(100) })
    await test.call({ method: 'POST', url: '/api/paket', headers, payload })
  }
  const address = await test.app.listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${address}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      }).on('error', reject)
    })
  const long = 'x'.repeat(14_000)
  const junk = (n: number): string =>
    [
      `/api/paket?z=${n}${long}`,
      `/api/paket/1?z=${n}${long}`,
      `/api/paket?page=${n + 1}&z=${long}`,
      `/api/paket?q=${n}&jenis=${n}&z=${long}`,
      `/api/paket/tidak-ada-${n}?${long}`,
    ][n % 5] ?? ''
  async function run(from: number, to: number): Promise<Set<number>> {
    let next = from
    const statuses = new Set<number>()
    const worker = async () => {
      while (next < to) statuses.add(await ask(junk(next++)))
    }
    await Promise.all(Array.from({ length: 16 }, worker))
    return statuses
  }
  /** What is held, whatever waits to be collected. */
  async function held(): Promise<number> {
    for (let n = 0; n < 4; n += 1) {
      await setImmediate()
      collect()
    }
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  try {
    // Compiled, and with the room that any requests take.
    await run(0, 200)
    const before = await held()
    expect([...(await run(200, 200 + ASKED))].toSorted()).toEqual([200, 404])
    expect((await held()) - before).toBeLessThan(MOST_BYTES)
  } finally {
    agent.destroy()
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
