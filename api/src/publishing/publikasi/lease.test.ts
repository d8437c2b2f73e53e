import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { judulRilis } from '@safar/shared/records/riwayat/sebab'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { bumpKonten } from '../../platform/db/konten.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readSebab, recordSebab } from '../../records/noun/sebab.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createLease } from './lease.ts'
import type { PublisherOptions } from './publisher.ts'
import { createStage, homeOnDisk, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

const LOOP = resolve(import.meta.dirname, 'testing/publish-loop.ts')

let stage: Stage
let own: TestDatabase
let databases: Database[]
let folders: string[]
let children: ChildProcess[]

beforeEach(async () => {
  stage = await createStage()
  own = await createTestDatabase()
  databases = []
  folders = []
  children = []
  await stage.plan({ text: 'satu', slowMs: 100 })
})
afterEach(async () => {
  await Promise.all(children.map(kill))
  await stage.tidy()
  for (const database of databases) await database.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  await own.drop()
})

/**
 * The shared database, opened once more, as each process opens it. Only once where it is a file: its calls block, and
 * two connections of one process would wait for each other.
 */
async function connect(): Promise<Database> {
  const [known] = databases
  if (known?.kind === 'sqlite') return known
  const database = await openDatabase({ DATA_DIR: stage.dataDir, ...own.settings })
  databases.push(database)
  return database
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'safar-sewa-'))
  folders.push(folder)
  return folder
}

/** A publisher as a process of its own would have it. */
async function server(dataDir: string, timings: PublisherOptions['timings'] = {}, leaseMs = 10_000) {
  const database = await connect()
  const publisher = await stage.publisher(
    { timings: { pollMs: 40, leaseRetryMs: 20, ...timings } },
    {
      dataDir,
      readVersion: async () => database.kontenVersi(),
      readSebab: (after, upTo) => readSebab(database.db, after, upTo),
      lease: createLease(database, 'publikasi', leaseMs),
    },
  )
  return {
    database,
    publisher,
    /** An accepted change, as the routes make one. */
    async change(nama = 'Umrah') {
      await database.db.transaction().execute(async (trx) => {
        await bumpKonten(trx)
        await recordSebab({ trx, now: new Date() }, { jenis: 'ubah', nama, oleh: 'Rina' })
      })
      publisher.contentChanged()
    },
  }
}

const starts = async () => (await stage.trace()).filter((line) => line.startsWith('start')).length

async function expectNoOverlap(): Promise<void> {
  const events = (await stage.trace()).map((line) => line.split(' '))
  expect(events.length).toBeGreaterThan(2)
  // The last one may have been killed.
  for (let n = 0; n + 1 < events.length; n += 2) {
    expect([events[n]?.[0], events[n + 1]?.[0]]).toEqual(['start', 'end'])
    expect(events[n + 1]?.at(-1)).toBe(events[n]?.at(-1))
  }
}

describe('the lease', () => {
  test('has one holder, however many ask at once', async () => {
    await connect()
    const leases = await Promise.all([1, 2, 3, 4].map(async () => createLease(await connect(), 'publikasi')))
    const taken = await Promise.all(leases.map((lease) => lease.take()))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = leases[taken.indexOf(true)]
    const others = leases.filter((lease) => lease !== holder)
    expect(await holder?.take()).toBe(true)
    expect(await others[0]?.take()).toBe(false)
    await others[0]?.release()
    expect(await others[1]?.take()).toBe(false)
    await holder?.release()
    expect(await others[1]?.take()).toBe(true)
  })

  test('of a holder that says nothing more goes to the next', async () => {
    const dead = createLease(await connect(), 'publikasi', 1_000)
    const next = createLease(await connect(), 'publikasi')
    expect(await dead.take()).toBe(true)
    expect(await next.take()).toBe(false)
    await until('the lease is free', () => next.take())
    expect(await dead.take()).toBe(false)
  })

  test('of a holder that died before the clock was set back does not block the next one', async () => {
    const { db } = await connect()
    const dead = createLease(await connect(), 'publikasi')
    const next = createLease(await connect(), 'publikasi')
    expect(await dead.take()).toBe(true)
    await db
      .updateTable('sewa')
      .set((column) => ({ berakhir: column('berakhir', '+', 3_600_000) }))
      .execute()
    expect(await next.take()).toBe(true)
    expect(await dead.take()).toBe(false)
  })
})

describe('servers with a folder each', () => {
  test('never build at once, and each publishes what either accepted', async () => {
    const dirs = [await ownFolder(), await ownFolder()]
    const servers = [await server(dirs[0] ?? ''), await server(dirs[1] ?? '')]
    await Promise.all(servers.map(({ publisher }) => publisher.start()))
    for (let n = 0; n < 4; n += 1) {
      await stage.plan({ text: `isi${n}`, slowMs: 100 })
      await servers[n % 2]?.change()
      await pause(60)
    }
    for (const dir of dirs) {
      await until('the last change', async () => (await homeOnDisk(dir)).includes('beranda isi3'))
    }
    for (const { publisher } of servers) await publisher.close()
    await expectNoOverlap()
  })
})

describe('servers on one folder', () => {
  test('never build at once, build a change once, and both serve it', async () => {
    const one = await server(stage.dataDir)
    const two = await server(stage.dataDir)
    await Promise.all([one.publisher.start(), two.publisher.start()])
    expect(await starts()).toBe(1)
    for (const [n, { change }] of [one, two, one, two].entries()) {
      await stage.plan({ text: `isi${n}`, slowMs: 100 })
      const before = one.publisher.releases.current()?.id
      await change(`Umrah ${n}`)
      for (const { publisher } of [one, two]) {
        await until('both serve it', () => {
          const { status } = publisher.status()
          return publisher.releases.current()?.id !== before && status === 'terbit'
        })
      }
      expect(two.publisher.releases.current()).toEqual(one.publisher.releases.current())
      expect(await homeOnDisk(stage.dataDir)).toContain(`beranda isi${n}`)
    }
    expect(two.publisher.listRilis()).toEqual(one.publisher.listRilis())
    // Whoever built it, a release is named by the change, which came through either.
    expect(two.publisher.listRilis().map(judulRilis)).toEqual([
      ...[3, 2, 1, 0].map((n) => `Umrah ${n} diubah, Rina`),
      'Rilis pertama',
    ])
    await expectNoOverlap()
    expect(await starts()).toBe(5)
  })

  test('build again when someone asks for it, whoever published before', async () => {
    const one = await server(stage.dataDir)
    await one.publisher.start()
    const two = await server(stage.dataDir)
    await two.publisher.start()
    const first = one.publisher.releases.current()?.id
    two.publisher.requestPublish()
    await until('a second build', async () => (await starts()) === 2)
    await until('the first serves it', () => one.publisher.releases.current()?.id !== first)
    one.publisher.requestPublish()
    await until('a third build', async () => (await starts()) === 3)
  })

  test('keep to the older release that someone chose through one of them, until the next change', async () => {
    const one = await server(stage.dataDir)
    const two = await server(stage.dataDir)
    await Promise.all([one.publisher.start(), two.publisher.start()])
    const first = one.publisher.releases.current()?.id ?? ''
    await one.change()
    await until('the second release', () => two.publisher.releases.current()?.id !== first)
    expect(await one.publisher.goBackTo(first)).toBe(true)
    await until('the other follows', () => two.publisher.releases.current()?.id === first)
    await until('it says so', () => two.publisher.status().ditahan === true)
    await pause(200)
    expect(two.publisher.releases.current()?.id).toBe(first)
    await two.change()
    await until('the change ends it', () => one.publisher.releases.current()?.id !== first)
  })
})

test('a build that takes longer than the lease keeps it', async () => {
  await stage.plan({ text: 'lama', slowMs: 2_500 })
  const servers = [await server(await ownFolder(), {}, 1_500), await server(await ownFolder(), {}, 1_500)]
  await Promise.all(servers.map(({ publisher }) => publisher.start()))
  await expectNoOverlap()
})

test('a build whose lease another process has is stopped and made again', async () => {
  await stage.plan({ text: 'hilang', mode: 'hang' })
  const { database, publisher } = await server(stage.dataDir, {}, 1_500)
  const ready = publisher.start()
  await until('a running build', async () => (await starts()) === 1)
  await stage.plan({ text: 'kembali' })
  await database.db.updateTable('sewa').set({ pemegang: 'lain' }).execute()
  await ready
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda kembali')
  const pid = Number((await stage.trace())[0]?.split(' ').at(-1))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

/** A process that publishes without a pause. */
function loop(leaseMs: number): ChildProcess {
  const env = { ...process.env, DATABASE_URL: '', ...own.settings }
  const child = spawn(process.execPath, [LOOP, stage.dataDir, stage.planFile, String(leaseMs)], {
    env,
    stdio: 'ignore',
  })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

test('two processes that publish without a pause take turns', async () => {
  loop(5_000)
  loop(5_000)
  const builders = new Set<string | undefined>()
  await until('builds of both', async () => {
    for (const line of await stage.trace()) builders.add(line.split(' ')[2])
    return builders.size === 2 && (await starts()) >= 6
  })
  await Promise.all(children.map(kill))
  await expectNoOverlap()
})

test('a holder that is killed while it builds is followed by another, and its build ends with it', async () => {
  await stage.plan({ text: 'mati', mode: 'hang' })
  const holder = loop(3_000)
  await until('a running build', async () => (await starts()) === 1)
  await stage.plan({ text: 'penerus' })
  const { publisher } = await server(stage.dataDir)
  const ready = publisher.start()
  await pause(200)
  expect(await starts()).toBe(1)
  await kill(holder)
  await ready
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda penerus')
  const pid = Number((await stage.trace())[0]?.split(' ').at(-1))
  await until('the killed one is gone', () => !existsSync(`/proc/${pid}`))
})
