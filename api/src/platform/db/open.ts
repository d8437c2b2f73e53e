import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Env } from '../env.ts'
import { DATABASE_FILE, makeDataDir } from './data-dir.ts'
import type { Database } from './database.ts'
import { ForgetfulLog } from './forgetful-log.ts'
import { MIGRATION_NAMES, migrate } from './migrations.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import { isBusy } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

export type DatabaseEnv = Pick<Env, 'DATA_DIR'> & { DATABASE_URL?: string | undefined }

const [FIRST_MIGRATION] = MIGRATION_NAMES
/** The first migration after which erased data is overwritten. */
const FIRST_TO_ERASE = '0005-jam-pelaku'

/**
 * Opens the database, creating and migrating it if needed.
 * @throws Error that says what to do, if the file is damaged or newer than this program
 */
export async function openDatabase({ DATA_DIR, DATABASE_URL }: DatabaseEnv): Promise<Database> {
  if (!DATABASE_URL) return openSqlite(DATA_DIR)
  // Loaded on demand: a server on SQLite does not need the client's memory.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(DATABASE_URL)
}

async function openSqlite(DATA_DIR: string): Promise<Database> {
  makeDataDir(DATA_DIR)
  const path = join(DATA_DIR, DATABASE_FILE)
  const versi = new KontenVersi()
  const writer = openSound(path)
  // A connection of its own sees only what is committed, never the middle of our own transaction.
  const reader = openSqliteFile(path)
  // The reading connection serves only while somebody writes, so it needs little memory.
  reader.exec('pragma cache_size = -2048')
  for (const file of [writer, reader]) file.exec('pragma busy_timeout = 0')
  const dialect = sqliteDialect({ writer, reader, onCommit: () => versi.forget() })
  const db = new Kysely<Tables>({ dialect })
  const made = await migrate(db, 'sqlite').catch(async (error) => {
    await db.destroy()
    throw error
  })
  // Before that one, erased rows stayed readable in pages that nothing used. On a full disk they go as the pages are
  // used again.
  if (made[0] !== FIRST_MIGRATION && made.includes(FIRST_TO_ERASE))
    await sql`vacuum`.execute(db).catch(() => {})
  const statement = reader.prepare('select versi from konten where id = 1')
  const log = new ForgetfulLog(writer, () => dialect.isIdle())
  return {
    kind: 'sqlite',
    db,
    kontenVersi: () => versi.ask(() => Number(statement.get()?.versi)),
    async forget() {
      log.forget()
    },
    async close() {
      log.close()
      await db.destroy()
    },
  }
}

/**
 * The version of the content, read once per turn of the event loop, since reading it took a seventh of a cached answer.
 * It is never stale: another process's change is heard in a later turn, and our own changes reset it.
 */
class KontenVersi {
  #known: number | undefined
  #last: number | undefined

  ask(read: () => number): number {
    if (this.#known !== undefined) return this.#known
    const versi = this.#now(read)
    this.#known = versi
    this.#last = versi
    setImmediate(() => this.forget())
    return versi
  }

  /**
   * Reads, or returns the last value while another process locks out even readers: as the last to close the file it
   * does so for a moment, and nothing has changed then.
   */
  #now(read: () => number): number {
    try {
      return read()
    } catch (error) {
      if (this.#last === undefined || !isBusy(error)) throw error
      return this.#last
    }
  }

  forget(): void {
    this.#known = undefined
  }
}

/**
 * The error for a database file with damaged pages, which would lose more with every write: better not to start at all.
 */
export class DamagedDatabaseError extends Error {
  constructor(path: string, reason: string) {
    super(
      `The database ${path} is damaged (${reason}). Nothing was changed.\n` +
        'Bring back your last backup with: npm run restore -- FILE\n' +
        'It keeps the damaged file beside the restored one. Without a backup, make a copy of the folder before anything else.',
    )
    this.name = 'DamagedDatabaseError'
  }
}

function openSound(path: string): DatabaseSync {
  let file: DatabaseSync | undefined
  try {
    file = openSqliteFile(path)
    const [row] = file.prepare('pragma quick_check(1)').all()
    const verdict = Object.values(row ?? {})[0]
    if (verdict !== 'ok') throw new DamagedDatabaseError(path, String(verdict))
    // The look went through every page: what it left in memory is given back.
    file.exec('pragma shrink_memory')
    return file
  } catch (error) {
    if (file?.isOpen) file.close()
    throw isDamage(error) ? new DamagedDatabaseError(path, error.message) : error
  }
}

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte is the error itself, the rest its kind.
  const code = Number(error.errcode) & 0xff
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB
}
