import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttp } from '@safar/shared/http'
import { createPaketClient } from '@safar/shared/paket/client'
import { paketInput } from '@safar/shared/paket/factory'
import { createSessionClient } from '@safar/shared/session/client'
import { type ServerProcess, startProduct } from '../../tools/setup/product.ts'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/db/open.ts'
import { readEnv } from '../src/env.ts'
import { createGambar } from '../src/gambar/gambar.ts'
import { openGambarStore } from '../src/gambar/open-store.ts'
import { addRecord } from '../src/noun/save.ts'
import { paketNoun } from '../src/paket/paket.noun.ts'
import { AWAL } from '../src/testing/awal.ts'
import { fakePratinjau } from '../src/testing/fake-pratinjau.ts'
import { fakePublisher } from '../src/testing/fake-publisher.ts'
import { picture } from '../src/testing/picture.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { load, median } from './load.ts'

/*
 * Ratios to a bare `node:http` server that sends the same bytes, both measured in turns in one run: absolute rates say more
 * about the machine than about the product.
 */

const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }
const ROUNDS = 5
const SECONDS = 1
const failures: string[] = []

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const server = await startServerProcess({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
  const client = createPaketClient(createHttp({ baseUrl: server.address, getToken: () => access_token }))
  const fill = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      await client.create(benchPaket(n))
    }
  }
  await fill(0, 10)
  await hotReads(server)
  await fill(10, 1_000)
  await uncachedDetail()
  await writes(server, access_token)
  await server.stop()
  await memoryAtRest()
  await memoryOfUploads()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\nBelow the goal: ${failures.join(', ')}`)
  process.exitCode = 1
}

function benchPaket(n: number) {
  return paketInput({ nama_paket: `Paket ${n}`, deskripsi: 'Perjalanan. '.repeat(100) })
}

function report(name: string, ratio: number, goal?: number): void {
  const verdict =
    goal === undefined ? '' : ratio >= goal ? `  (goal ≥ ${goal})` : `  BELOW THE GOAL of ${goal}`
  console.log(`${name.padEnd(48)} ${ratio.toFixed(2)}${verdict}`)
  if (goal !== undefined && ratio < goal) failures.push(name)
}

async function hotReads({ address }: ServerProcess): Promise<void> {
  const list = await fetch(`${address}/api/paket`)
  const etag = list.headers.get('etag') ?? ''
  const detail = await fetch(`${address}/api/paket/1`)
  await compare('cached list', address, '/api/paket', {}, 200, Buffer.from(await list.arrayBuffer()))
  await compare('cached detail', address, '/api/paket/1', {}, 200, Buffer.from(await detail.arrayBuffer()))
  const unchanged = { 'if-none-match': etag }
  await compare('304', address, '/api/paket', unchanged, 304, Buffer.alloc(0))
}

async function compare(
  name: string,
  address: string,
  path: string,
  headers: Record<string, string>,
  status: number,
  body: Buffer,
): Promise<void> {
  const bare = createServer((_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const { port } = bare.address() as AddressInfo
  const ratios: number[] = []
  // Both warm before the first count.
  await load(`http://127.0.0.1:${port}${path}`, headers, 0.5)
  await load(`${address}${path}`, headers, 0.5)
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = await load(`http://127.0.0.1:${port}${path}`, headers, SECONDS)
    const ours = await load(`${address}${path}`, headers, SECONDS)
    ratios.push(ours / theirs)
  }
  await new Promise((resolve) => bare.close(resolve))
  report(`${name} against node:http`, median(ratios), 0.55)
}

/**
 * Details straight from the database, with 10 packages and with 1,000, in turns: a clock that jumps by days leaves nothing in
 * the cache. The fastest round of each counts, since whatever else the machine does only ever slows one down.
 */
async function uncachedDetail(): Promise<void> {
  const few = await inProcess(10)
  const many = await inProcess(1_000)
  for (let round = 0; round < 4 * ROUNDS; round += 1) {
    await few.round()
    await many.round()
  }
  report('uncached detail, 1,000 packages against 10', many.best() / few.best(), 0.8)
  await few.close()
  await many.close()
}

async function inProcess(packages: number) {
  const dir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const env = readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(env)
  let day = Date.now()
  const now = () => {
    day += 86_400_000
    return new Date(day)
  }
  const gambar = createGambar(database, await openGambarStore(env), now)
  const app = await buildApp({
    env,
    ...AWAL,
    database,
    gambar,
    publisher: fakePublisher(),
    pratinjau: fakePratinjau(),
    now,
  })
  await database.db.transaction().execute(async (trx) => {
    for (let n = 0; n < packages; n += 1) {
      await addRecord(trx, paketNoun, benchPaket(n), null, new Date())
    }
  })
  let best = 0
  let turn = 0
  return {
    best: () => best,
    async round() {
      const start = performance.now()
      for (let n = 0; n < 200; n += 1) {
        turn = (turn + 7) % packages
        const { statusCode } = await app.inject({ url: `/api/paket/${turn + 1}` })
        if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`)
      }
      best = Math.max(best, 200 / (performance.now() - start))
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function writes({ address }: ServerProcess, token: string): Promise<void> {
  const rate = async (count: number, call: () => Promise<Response>) => {
    const start = performance.now()
    for (let n = 0; n < count; n += 1) {
      const response = await call()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
    }
    return (count * 1000) / (performance.now() - start)
  }
  const bare = await rate(50, () => fetch(`${address}/api/health`))
  const login = await rate(30, () =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    }),
  )
  const file = new File([new Uint8Array(await picture('jpeg', { width: 4000, height: 3000 }))], 'a.jpg')
  const uploads = await rate(8, () => upload(address, token, file))
  console.log(
    `logins a second (argon2id), one after another      ${login.toFixed(1)}  (${(login / bare).toFixed(3)} of health)`,
  )
  console.log(`12-megapixel uploads a second, one after another   ${uploads.toFixed(1)}`)
}

async function megabytes({ process: child }: ServerProcess, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** The whole product, started once more on a thousand published packages, after it answered a few requests. */
async function memoryAtRest(): Promise<void> {
  // The first start publishes the site and compiles; what is measured is every later one.
  await (await startProduct(dataDir)).stop()
  const resting = await startProduct(dataDir)
  try {
    for (const path of ['/', '/paket', '/api/paket', '/api/paket/1', '/api/health']) {
      await (await fetch(`${resting.address}${path}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const rest = await megabytes(resting, 'VmRSS')
    console.log(`resident memory at rest with 1,000 packages        ${rest.toFixed(0)} MB`)
    report('150 MB over resident memory at rest', 150 / rest, 1)
  } finally {
    await resting.stop()
  }
}

/** Two of the largest pictures that are taken, at once, on a server that did nothing else. */
async function memoryOfUploads(): Promise<void> {
  const busy = await startServerProcess({ DATA_DIR: dataDir })
  try {
    const { access_token } = await createSessionClient(createHttp({ baseUrl: busy.address })).login(ADMIN)
    const before = await megabytes(busy, 'VmHWM')
    const file = new File([new Uint8Array(await picture('png', { width: 9_990, height: 5_000 }))], 'a.png')
    await Promise.all([upload(busy.address, access_token, file), upload(busy.address, access_token, file)])
    const taken = (await megabytes(busy, 'VmHWM')) - before
    console.log(`two 50-megapixel uploads at once take              ${taken.toFixed(0)} MB`)
    report('400 MB over what they take', 400 / taken, 1)
  } finally {
    await busy.stop()
  }
}

async function upload(address: string, token: string, file: File): Promise<Response> {
  const body = new FormData()
  body.set('image', file)
  return fetch(`${address}/api/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}
