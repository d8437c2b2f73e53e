import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { ratioOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { residentMegabytes, type ServerProcess, startProduct } from '../../tools/setup/product.ts'
import { transact } from '../src/access/session/context.ts'
import { buildApp } from '../src/app.ts'
import { paketNoun } from '../src/content/paket/paket.noun.ts'
import { createPrivateFiles } from '../src/files/berkas-pribadi/private-files.ts'
import { createGambar } from '../src/files/gambar/gambar.ts'
import { openGambarStore } from '../src/files/gambar/open-store.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { addRecord } from '../src/records/noun/save.ts'
import { AWAL } from '../src/testing/awal.ts'
import { fakePencadang } from '../src/testing/fake-pencadang.ts'
import { fakePratinjau } from '../src/testing/fake-pratinjau.ts'
import { fakePublisher } from '../src/testing/fake-publisher.ts'
import { picture } from '../src/testing/picture.ts'
import { startServerProcess } from '../src/testing/server-process.ts'

/* What the API does beside its cached reads, which are `reads.ts`: details that are in no cache, writes, memory. */

const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }
const ROUNDS = 20
const PACKAGES = 1_000
/** Details of one round. */
const EACH = 200

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const server = await startServerProcess({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
  const client = createPaketClient(createHttp({ baseUrl: server.address, getToken: () => access_token }))
  for (let n = 0; n < PACKAGES; n += 1) await client.create(benchPaket(n))
  await uncachedDetail()
  await writes(server, access_token)
  await server.stop()
  await memoryAtRest()
  await memoryOfUploads()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1

function benchPaket(n: number) {
  return paketInput({ nama_paket: `Paket ${n}`, deskripsi: 'Perjalanan. '.repeat(100) })
}

/**
 * Details straight from the database, with 10 packages and with 1,000, in turns: a clock that jumps by days leaves nothing in
 * the cache.
 */
async function uncachedDetail(): Promise<void> {
  const few = await inProcess(10)
  const many = await inProcess(PACKAGES)
  for (const each of [few, many]) await each.round()
  const rates: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.few.push(await few.round())
    rates.many.push(await many.round())
  }
  tell({
    name: `uncached detail with ${PACKAGES} packages, of that with 10`,
    figure: ratioOf(rates.many, rates.few),
    goal: { atLeast: 0.8 },
  })
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
  const vault = createVault(env, now)
  const app = await buildApp({
    env,
    ...AWAL,
    database,
    vault,
    gambar,
    berkasPribadi: createPrivateFiles({ env, database, vault, now }, []),
    publisher: fakePublisher(),
    pencadang: fakePencadang(),
    pratinjau: fakePratinjau(),
    now,
  })
  await transact({ database, now }, null, async (context) => {
    for (let n = 0; n < packages; n += 1) {
      await addRecord(context, paketNoun, benchPaket(n))
    }
  })
  let turn = 0
  return {
    /** Details a millisecond. */
    async round(): Promise<number> {
      const start = performance.now()
      for (let n = 0; n < EACH; n += 1) {
        turn = (turn + 7) % packages
        const { statusCode } = await app.inject({ url: `/api/paket/${turn + 1}` })
        if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`)
      }
      return EACH / (performance.now() - start)
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
  tell({
    name: 'logins a second (argon2id), one after another',
    figure: login,
    note: `${(login / bare).toFixed(3)} of the health check`,
  })
  tell({ name: '12-megapixel uploads a second, one after another', figure: uploads })
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
    tell({
      name: `resident memory at rest with ${PACKAGES} packages`,
      figure: await residentMegabytes(resting),
      goal: { atMost: 150 },
      unit: 'MB',
    })
  } finally {
    await resting.stop()
  }
}

/** Two of the largest pictures that are taken, at once, on a server that did nothing else. */
async function memoryOfUploads(): Promise<void> {
  const busy = await startServerProcess({ DATA_DIR: dataDir })
  try {
    const { access_token } = await createSessionClient(createHttp({ baseUrl: busy.address })).login(ADMIN)
    const before = await residentMegabytes(busy, 'VmHWM')
    const file = new File([new Uint8Array(await picture('png', { width: 9_990, height: 5_000 }))], 'a.png')
    await Promise.all([upload(busy.address, access_token, file), upload(busy.address, access_token, file)])
    tell({
      name: 'two 50-megapixel uploads at once, memory beside what was there',
      figure: (await residentMegabytes(busy, 'VmHWM')) - before,
      goal: { atMost: 400 },
      unit: 'MB',
    })
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
