import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Role } from '@safar/shared/access/session/session-schema'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { findAkun, insertAkun } from '../access/session/akun.repository.ts'
import { hashPassword } from '../access/session/password.ts'
import { openSession } from '../access/session/sesi.repository.ts'
import { buildApp, type ServerDeps } from '../app.ts'
import { createPrivateFiles } from '../files/berkas-pribadi/private-files.ts'
import { openDiskStore } from '../files/gambar/disk-store.ts'
import { createGambar } from '../files/gambar/gambar.ts'
import { openGambarStore } from '../files/gambar/open-store.ts'
import { backup } from '../ops/cadangan/backup.ts'
import { createPencadang } from '../ops/cadangan/backup-maker.ts'
import { restore } from '../ops/cadangan/restore.ts'
import { isBelieved } from '../ops/rapikan/jam.ts'
import { tidy } from '../ops/rapikan/tidy.ts'
import { held } from '../ops/tables/held.ts'
import { NOUNS } from '../ops/tables/nouns.ts'
import { openDatabase } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import { createVault } from '../platform/vault/vault.ts'
import { fileOwnerOf } from '../records/noun/stored-noun.ts'
import { readMade } from './as-made.ts'
import { AWAL } from './awal.ts'
import { fakePratinjau } from './fake-pratinjau.ts'
import { fakePublisher } from './fake-publisher.ts'
import { createTestDatabase, type Held } from './test-database.ts'

export const START = '2026-11-21T03:00:00.000Z'
export const PASSWORD = 'rahasia-benar'
/** The data key of tests: a key file for each of them would wait for the disk. */
export const KEY = Buffer.alloc(32, 'kunci').toString('base64')

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance
  deps: ServerDeps
  dataDir: string
  publisher: ReturnType<typeof fakePublisher>
  pratinjau: ReturnType<typeof fakePratinjau>
  /** Moves the server's clock. */
  advance(ms: number): void
  /** A header that signs in as a fresh account of that role. */
  signIn(role: Role, email?: string): Promise<{ authorization: string }>
  addAkun(role: Role, email: string, password?: string): Promise<void>
  /** The error lines logged so far, which a test expects; any that it does not take fail it in the end. */
  takeErrors(): string[]
  /** Runs what the server does by itself every hour: deletes what nobody may keep for longer. */
  tidy(): ReturnType<typeof tidy>
  /** Writes a backup of all there is into a file. */
  backup(file: string): ReturnType<typeof backup>
  /** Puts what a backup holds in the place of all there is. */
  restore(file: string): ReturnType<typeof restore>
  /** Every route under `/api`, such as `GET /api/paket/{id}`. */
  apiRoutes(): string[]
  /** A call, with its JSON body read. */
  call<Body = Record<string, unknown>>(
    options: InjectOptions,
  ): Promise<{ status: number; body: Body; headers: LightMyRequestResponse['headers'] }>
}

interface Given extends Pick<ServerDeps, 'situs'> {
  /** The initial content of the server's database, as `heldBy` read it. */
  held?: Held
}

/**
 * Creates the real server on a real migrated database in a folder of its own; only publishing is replaced, and what a
 * test gives.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
  { held: begun, ...given }: Given = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-api-'))
  let clock = Date.parse(START)
  const now = () => new Date(clock)
  const made = await createTestDatabase({ dataDir, ...(begun && { held: begun }) })
  const vars = { LOG_LEVEL: 'error', DATA_DIR: dataDir, DATA_KEY: KEY, ...made.settings, ...settings }
  const env = readEnv(vars)
  const database = await openDatabase(env)
  // Tests may put into the tables what the server would not.
  const own = held(database)
  const gambar = createGambar(own, await openGambarStore(env), now)
  const publisher = fakePublisher()
  const pratinjau = fakePratinjau()
  const errors: string[] = []
  const pencadang = createPencadang(
    { env, ...AWAL, database, now },
    {
      vars: { ...process.env, ...vars },
      isClockBelieved: () => isBelieved(database.db, now()),
      log: {
        warn: (...line) => void errors.push(JSON.stringify(line)),
        error: (...line) => void errors.push(JSON.stringify(line)),
      },
    },
  )
  const vault = createVault(env, now)
  const berkasPribadi = createPrivateFiles({ env, database: own, vault, now }, NOUNS.map(fileOwnerOf))
  const deps: ServerDeps = {
    env,
    ...AWAL,
    database,
    vault,
    gambar,
    berkasPribadi,
    publisher,
    pencadang,
    pratinjau,
    now,
    ...given,
  }
  // What a test changes in them by hand is changed for the server.
  const seen = new Proxy(deps, {
    get: (all, name): unknown => (name === 'database' ? own : Reflect.get(all, name)),
  })
  const app = await buildApp(seen, { write: (line) => void errors.push(line) })
  const pictures = join(dataDir, 'img_uploads')
  const passwordHash = await knownHash
  let accounts = 0

  async function addAkun(role: Role, email: string, password = PASSWORD): Promise<void> {
    const own = password === PASSWORD ? passwordHash : await hashPassword(password)
    await insertAkun(database.db, { email, nama: `Nama ${email}`, role, passwordHash: own, now: now() })
  }

  return {
    app,
    deps,
    dataDir,
    publisher,
    pratinjau,
    advance(ms) {
      clock += ms
    },
    addAkun,
    async signIn(role, email = `${role}${++accounts}@safar.test`) {
      if (!(await findAkun(database.db, email))) await addAkun(role, email)
      const akun = await findAkun(database.db, email)
      const sesi = akun && (await openSession(database.db, akun, now()))
      if (!sesi) throw new Error('no session')
      return { authorization: `Bearer ${sesi.token}` }
    },
    tidy: () => tidy(deps),
    backup: async (file) => backup(env, await openDiskStore(pictures), file),
    restore: async (file) => restore(env, await openDiskStore(pictures), file),
    takeErrors: () => errors.splice(0),
    apiRoutes: () => apiRoutes(app),
    async call<Body>(options: InjectOptions) {
      const response = await app.inject(options)
      const isJson = /json/.test(String(response.headers['content-type']))
      const body = (isJson ? response.json() : response.body) as Body
      return { status: response.statusCode, body, headers: response.headers }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await pencadang.close()
      await database.close()
      await made.drop()
      await rm(dataDir, { recursive: true, force: true })
      // What nobody foresaw is a fault of ours, even where the caller was answered well.
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('')}`)
    },
  }
}

/** Returns the content of a server's database, from which others can start. */
export async function heldBy({ dataDir, deps }: TestApp): Promise<Held> {
  if (deps.env.DATABASE_URL) return { rows: (await readMade(deps.env.DATABASE_URL)).rows }
  const copy = join(dataDir, 'salinan.db')
  await sql`vacuum into ${copy}`.execute(deps.database.db)
  const bytes = await readFile(copy)
  await rm(copy)
  return { file: bytes }
}

/** The hash of `PASSWORD`, at the least cost: verifying one, slow on purpose, was a sixth of the tests of sessions. */
const knownHash = hash(PASSWORD, { algorithm: 2, memoryCost: 1_024, timeCost: 1, parallelism: 1 })

function apiRoutes(app: FastifyInstance): string[] {
  // The router's own print: one line per node of its tree, indented by four columns a level.
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line)
      if (!match?.[2]) return []
      const depth = (match[1]?.length ?? 0) / 4
      parts.length = depth
      parts.push(match[2])
      const path = parts.join('').replace(/:(\w+)/g, '{$1}')
      const methods =
        match[3]?.split(', ').filter((method) => method !== 'HEAD' && method !== 'OPTIONS') ?? []
      return path.startsWith('/api/') ? methods.map((method) => `${method} ${path}`) : []
    })
}
