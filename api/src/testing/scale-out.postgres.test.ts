import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient, type PaketClient } from '@safar/shared/content/paket/paket-client'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { createHttp } from '@safar/shared/platform/http/http'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipart } from './multipart.ts'
import { picture } from './picture.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { ADMIN, startTwoProducts, type TwoProducts } from './two-products.ts'

const STAGING = /^\.staging-(\d+)-/
const NEWER = 'api/src/testing/newer-server.ts'

let database: TestDatabase
let two: TwoProducts
beforeAll(async () => {
  database = await createTestDatabase()
  two = await startTwoProducts(database.settings.DATABASE_URL ?? '')
}, 240_000)
afterAll(async () => {
  await two?.stop()
  await database?.drop()
})

/** Signed in at one of the addresses. */
async function clientAt(baseUrl: string) {
  const { access_token } = await createSessionClient(createHttp({ baseUrl })).login(ADMIN)
  return createPaketClient(createHttp({ baseUrl, getToken: () => access_token }))
}

it('keeps every acknowledged write and answers every read while a server is killed and both are replaced by newer ones', async () => {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: two.origin })).login(ADMIN)
  const authorization = `Bearer ${access_token}`
  const form = await multipart({ image: new File([new Uint8Array(await picture('png'))], 'a.png') })
  const uploaded = await fetch(`${two.origin}/api/upload-image`, {
    method: 'POST',
    headers: { authorization, ...form.headers },
    body: new Uint8Array(form.payload),
  })
  const { image_name: thumbnail } = (await uploaded.json()) as { image_name: string }

  const client = createPaketClient(createHttp({ baseUrl: two.origin, getToken: () => access_token }))
  const known = await client.create(paketInput({ nama_paket: 'Umrah Tetap', thumbnail }))
  let open = true
  const acknowledged = new Map<number, Paket>()
  const doubtful = new Set<number>()

  // There before the first server goes: on a busy machine adding one takes longer than it stays.
  const written: number[] = []
  for (const writer of [1, 2, 3, 4])
    written.push((await client.create(paketInput({ nama_paket: `Umrah Penulis ${writer}` }))).id)

  async function write(client: PaketClient, id: number, writer: number): Promise<void> {
    for (let turn = 0; open; turn += 1) {
      try {
        acknowledged.set(
          id,
          await client.update(id, { sisa_pax: turn % 40, nama_paket: `Umrah ${writer} ke-${turn}` }),
        )
        doubtful.delete(id)
      } catch (error) {
        // Cut off between sending and hearing back: either outcome is right, until the next is acknowledged.
        if (!(error instanceof ApiError)) throw error
        doubtful.add(id)
      }
      await pause(20)
    }
  }

  const wrong: string[] = []
  let reads = 0
  async function read(path: string): Promise<void> {
    while (open) {
      const answer = await fetch(`${two.origin}${path}`, { headers: { connection: 'close' } }).catch(String)
      const body = typeof answer === 'string' ? '' : await answer.text().catch(() => '')
      if (typeof answer === 'string' || answer.status !== 200 || body === '')
        wrong.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`)
      reads += 1
      await pause(10)
    }
  }

  /** Builds at work at one time, by the folders of living servers. */
  let mostBuilders = 0
  async function countBuilders(): Promise<void> {
    while (open) {
      const living = new Set(two.pids())
      const folders = await readdir(join(two.dataDir, 'releases'))
      const builders = folders
        .flatMap((name) => STAGING.exec(name)?.[1] ?? [])
        .filter((pid) => living.has(Number(pid)))
      mostBuilders = Math.max(mostBuilders, builders.length)
      await pause(20)
    }
  }

  const work = [
    ...written.map((id, at) => write(client, id, at + 1)),
    ...[
      '/',
      '/umroh',
      '/api/paket',
      `/api/paket/${known.slug}`,
      `/storage/img_uploads/${thumbnail}`,
      '/login',
    ].map(read),
    countBuilders(),
  ]
  const went = async (ms: number) => Promise.race([Promise.all(work), pause(ms)])
  await went(3_000)
  await two.kill(0)
  await went(3_000)
  // Of two versions at once the older one goes on with the schema of the newer.
  await two.start(0, NEWER)
  await went(2_000)
  await two.end(1)
  await went(1_000)
  await two.start(1, NEWER)
  await went(2_000)
  open = false
  await Promise.all(work)

  expect(wrong).toEqual([])
  expect(reads).toBeGreaterThan(100)
  expect(acknowledged.size).toBe(4)
  expect(mostBuilders).toBe(1)
  for (const address of two.addresses) {
    const there = await clientAt(address)
    for (const [id, paket] of acknowledged)
      if (!doubtful.has(id)) expect(await there.get(String(id))).toEqual(paket)
  }
  // What was written last is what visitors come to read, from whichever server built it.
  const last = await client.update(known.id, { nama_paket: 'Umrah Sesudah Semua' })
  const deadline = Date.now() + 90_000
  while (
    !(await (await fetch(`${two.origin}/data_produk/${last.slug}`)).text()).includes('Umrah Sesudah Semua')
  ) {
    if (Date.now() > deadline) throw new Error('the last change was never published')
    await pause(200)
  }
  const direct = new pg.Client({ connectionString: database.settings.DATABASE_URL })
  await direct.connect()
  const { rows } = await direct.query('select name from kysely_migration order by name desc limit 1')
  await direct.end()
  expect(rows).toEqual([{ name: '9999-uji' }])
}, 300_000)
