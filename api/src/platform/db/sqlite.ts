import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { SqliteFileDriver } from './sqlite-driver.ts'

/** Opens a database file with the settings that the product relies on. */
export function openSqliteFile(path: string): DatabaseSync {
  keepPrivate(path)
  const database = new DatabaseSync(path)
  try {
    return configure(database)
  } catch (error) {
    database.close()
    throw error
  }
}

/** Restricts a file to the server's own account, whatever its umask: it holds names, addresses and password hashes. */
function keepPrivate(path: string): void {
  // SQLite gives its own files beside it the same rights.
  closeSync(openSync(path, 'a', 0o600))
  for (const suffix of ['', '-wal', '-shm']) {
    try {
      chmodSync(`${path}${suffix}`, 0o600)
    } catch (error) {
      // Not there, or another account's, who keeps it as it wants.
      if (!isOneOf(error, ['ENOENT', 'EPERM'])) throw error
    }
  }
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

function configure(database: DatabaseSync): DatabaseSync {
  // First of all: the settings below take locks themselves and must wait for another process instead of failing. A
  // server that is open waits outside of SQLite (`sqlite-driver.ts`).
  database.exec('pragma busy_timeout = 5000')
  // Readers go on while somebody writes, and a commit is one append instead of two rewrites.
  database.exec('pragma journal_mode = wal')
  // Syncs the log at each commit: what was acknowledged survives a power cut. NORMAL would not promise that.
  database.exec('pragma synchronous = full')
  // Off by default in SQLite; sessions go with their account by a foreign key.
  database.exec('pragma foreign_keys = on')
  // A thousand packages stay in memory: SQLite's own two megabytes would go back to the file for most of them.
  database.exec('pragma cache_size = -16384')
  // Erased data is overwritten, not only unlinked.
  database.exec('pragma secure_delete = on')
  // Bounds what a burst of writes leaves on disk.
  database.exec('pragma journal_size_limit = 16777216')
  return database
}

const CACHED_STATEMENTS = 200

class CachedStatement implements SqliteStatement {
  readonly reader: boolean
  readonly #statement: StatementSync
  /** The columns by which rows that come as arrays are named; null for a statement whose rows come as objects. */
  readonly #names: readonly string[] | null

  constructor(statement: StatementSync) {
    const columns = statement.columns()
    this.#statement = statement
    this.reader = columns.length > 0
    // SQLite prepares a text anew after a migration, and all columns (`*`) may be others by then.
    this.#names = statement.sourceSQL.includes('*') ? null : columns.map(({ name }) => name)
    statement.setReturnArrays(this.#names !== null)
  }
  all(parameters: ReadonlyArray<never>) {
    const rows = this.#statement.all(...parameters)
    const names = this.#names
    return names ? rows.map((row) => named(names, row)) : rows
  }
  run(parameters: ReadonlyArray<never>) {
    return this.#statement.run(...parameters)
  }
  *iterate(parameters: ReadonlyArray<never>) {
    for (const row of this.#statement.iterate(...parameters))
      yield this.#names ? named(this.#names, row) : row
  }
}

type Row = Record<string, SQLOutputValue>

/**
 * Returns a row that came as an array with its columns' names. Node's own objects are hash tables without a shape: to
 * make thousands of them and to read their fields takes three times as long.
 */
function named(names: readonly string[], values: Row): Row {
  const row: Row = {}
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at] ?? null
  return row
}

/**
 * A rollback that does nothing if SQLite itself has ended the transaction, as on a full disk: the first error is the
 * one to report.
 */
class Rollback extends CachedStatement {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super(database.prepare('rollback'))
    this.#database = database
  }
  override run(parameters: ReadonlyArray<never>) {
    return this.#database.isTransaction ? super.run(parameters) : { changes: 0, lastInsertRowid: 0 }
  }
}

// Preparing costs as much as a small query does: a text is prepared once, and again only where it was long unused.
function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, CachedStatement>({ max: CACHED_STATEMENTS })
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement =
        sql === 'rollback' ? new Rollback(database) : new CachedStatement(database.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}

class Adapter extends SqliteAdapter {
  // It can, and so one process migrates while the others wait for its lock.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  // The driver lets one connection write at a time while others read.
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

export interface SqliteFiles {
  writer: DatabaseSync
  reader?: DatabaseSync
  /** Called after each transaction. */
  onCommit?(): void
}

/**
 * Returns Kysely's SQLite dialect over Node's own module, with a writing and a reading connection; `isIdle` tells
 * whether nobody writes.
 */
export function sqliteDialect({ writer, reader, onCommit = () => {} }: SqliteFiles): Dialect & {
  isIdle(): boolean
} {
  const driver = new SqliteFileDriver({
    writer: withStatementCache(writer),
    ...(reader && { reader: withStatementCache(reader) }),
    onCommit,
  })
  return {
    isIdle: () => driver.isIdle,
    createDriver: () => driver,
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
