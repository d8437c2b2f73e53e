import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { DATABASE_FILE } from '../platform/db/data-dir.ts'
import { openDatabase } from '../platform/db/open.ts'
import { leave, type Made, makeAgain, readMade } from './as-made.ts'

export interface TestDatabase {
  /** Empty for SQLite, whose file is found in the data folder, or made there. */
  settings: Record<string, string>
  drop(): Promise<void>
}

interface Wanted {
  /** PostgreSQL's statements that make it, instead of today's migrations. */
  dump?: string
  /** The folder of SQLite's file, already migrated. Without it a server makes its own. */
  dataDir?: string
  /** The content besides what the migrations make. */
  held?: Held
}

/** The content of a database, read by `heldBy`: SQLite's file, or the statements that fill a copy on PostgreSQL. */
export type Held = { file: Buffer } | { rows: string }

/** Creates a database for one test, of this run's kind: migrated, or as given statements make it. */
export async function createTestDatabase({ dump, dataDir, held }: Wanted = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  if (!server) {
    if (dataDir) {
      migrated ??= makeFile()
      await writeFile(join(dataDir, DATABASE_FILE), held && 'file' in held ? held.file : await migrated, {
        mode: 0o600,
      })
    }
    return { settings: {}, drop: async () => {} }
  }
  if (dump === undefined) return copyOfTemplate(server, held && 'rows' in held ? held.rows : undefined)
  const name = newName()
  await admin(server, `create database ${name}`)
  await admin(addressOf(server, name), dump)
  return { settings: { DATABASE_URL: addressOf(server, name) }, drop: () => dropDatabase(server, name) }
}

const TEMPLATE = `template_${process.pid}`
let template: Promise<Made> | undefined
/**
 * Copies that tests are done with, as they were made. Making one of nine hundred files took half of what a test costs.
 */
const ready: string[] = []

async function copyOfTemplate(server: string, rows?: string): Promise<TestDatabase> {
  template ??= makeTemplate(server)
  const made = await template
  const known = ready.pop()
  const copy = known ?? newName()
  const url = addressOf(server, copy)
  if (!known) await admin(server, `create database ${copy} template ${TEMPLATE} strategy file_copy`)
  // A copy that grew while it was made as it was takes no rows: the next one, or a new one, does.
  if (rows !== undefined && !(await makeAgain(url, { ...made, rows }))) {
    await dropDatabase(server, copy)
    if (!known) throw new Error('a new copy takes no rows')
    return copyOfTemplate(server, rows)
  }
  return {
    settings: { DATABASE_URL: url },
    async drop() {
      if (await makeAgain(url, made)) ready.push(copy)
      else await dropDatabase(server, copy)
    },
  }
}

const newName = () => `t_${randomUUID().replaceAll('-', '')}`

async function dropDatabase(server: string, name: string): Promise<void> {
  await leave(addressOf(server, name))
  await admin(server, `drop database ${name} with (force)`)
}

let migrated: Promise<Buffer> | undefined

/**
 * SQLite's file as the migrations make it. They take half of what a server costs to make, and have tests of their own.
 */
async function makeFile(): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'safar-template-'))
  const database = await openDatabase({ DATA_DIR: dir })
  await database.close()
  const bytes = await readFile(join(dir, DATABASE_FILE))
  await rm(dir, { recursive: true, force: true })
  return bytes
}

// Migrated once, then copied: a copy takes a tenth of the time.
async function makeTemplate(server: string): Promise<Made> {
  await admin(server, `create database ${TEMPLATE}`)
  const url = addressOf(server, TEMPLATE)
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
  await database.close()
  return readMade(url)
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function admin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
