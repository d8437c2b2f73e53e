import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely'

/** The time that a call waits for a lock of another process, before it answers that the server is busy. */
const WAIT_MS = 5_000
const LONGEST_PAUSE_MS = 100
const SQLITE_BUSY = 5

/** Tells whether SQLite could not get a lock that another process holds. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

/**
 * Does what needs a lock, and tries again while another process holds it. SQLite itself never waits: that would stop
 * the whole server.
 * @param asked when the caller began to wait (`performance.now()`)
 * @throws SQLite's error once the wait has been long enough
 */
async function patiently<Result>(act: () => Result, asked: number): Promise<Result> {
  for (let ms = 1; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error) || performance.now() - asked > WAIT_MS) throw error
    }
    await pause(ms)
  }
}

/** The queue of writers. */
class Turns {
  #last: Promise<void> = Promise.resolve()
  #taken = 0

  get isFree(): boolean {
    return this.#taken === 0
  }

  /** Waits for the turn; returns the function that ends it, once. */
  async take(): Promise<() => void> {
    this.#taken += 1
    const before = this.#last
    const turn = Promise.withResolvers<void>()
    this.#last = turn.promise
    await before
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#taken -= 1
      turn.resolve()
    }
  }
}

export interface SqliteFiles {
  /** The connection that writes everything, and reads while nobody writes: what it read stays in its cache. */
  writer: SqliteDatabase
  /**
   * The connection that reads while somebody writes or waits to: it sees what was committed. Absent if no other process
   * uses the file.
   */
  reader?: SqliteDatabase
  /** Called after each transaction. */
  onCommit(): void
}

/**
 * Kysely's driver over Node's own SQLite, with two connections to the file: readers wait for nobody, neither for a long
 * transaction of ours nor for another process. Writers wait outside SQLite.
 */
export class SqliteFileDriver implements Driver {
  readonly #files: SqliteFiles
  readonly #turns = new Turns()

  constructor(files: SqliteFiles) {
    this.#files = files
  }

  /** True if nobody writes or waits to. */
  get isIdle(): boolean {
    return this.#turns.isFree
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteFileConnection> {
    return new SqliteFileConnection(this.#files, this.#turns)
  }

  async beginTransaction(connection: SqliteFileConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteFileConnection): Promise<void> {
    await connection.end('commit')
    this.#files.onCommit()
  }

  async rollbackTransaction(connection: SqliteFileConnection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(connection: SqliteFileConnection): Promise<void> {
    connection.leave()
  }

  async destroy(): Promise<void> {
    this.#files.reader?.close()
    this.#files.writer.close()
  }
}

class SqliteFileConnection implements DatabaseConnection {
  readonly #files: SqliteFiles
  readonly #turns: Turns
  /** Ends the turn of the transaction that it is in. */
  #endTurn: (() => void) | null = null

  constructor(files: SqliteFiles, turns: Turns) {
    this.#files = files
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    const { writer, reader } = this.#files
    if (this.#endTurn) return patiently(() => run<Row>(writer, query), asked)
    if (isRead(query)) {
      if (this.#turns.isFree) return patiently(() => run<Row>(writer, query), asked)
      if (reader) return patiently(() => run<Row>(reader, query), asked)
    }
    const endTurn = await this.#turns.take()
    try {
      return await patiently(() => run<Row>(writer, query), asked)
    } finally {
      endTurn()
    }
  }

  // All rows at once: nothing that waits for its caller may hold a look into the file.
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async begin(): Promise<void> {
    const asked = performance.now()
    const endTurn = await this.#turns.take()
    try {
      // One that begins as a reader may find the lock taken when it comes to write, and can then only fail.
      await patiently(() => run(this.#files.writer, CompiledQuery.raw('begin immediate')), asked)
    } catch (error) {
      endTurn()
      throw error
    }
    this.#endTurn = endTurn
  }

  /** Ends the transaction. A commit that fails leaves it open: it is rolled back. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (how === 'rollback' && !this.#endTurn) return
    await patiently(() => run(this.#files.writer, CompiledQuery.raw(how)), performance.now())
    this.#leaveTurn()
  }

  /** Rolls back a transaction that was left open, since nobody continues it. */
  leave(): void {
    if (!this.#endTurn) return
    try {
      run(this.#files.writer, CompiledQuery.raw('rollback'))
    } finally {
      this.#leaveTurn()
    }
  }

  #leaveTurn(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/** A text that begins so changes nothing, in whatever way it was made. */
const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

function run<Row>(file: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = file.prepare(sql)
  // Rows are what the query's own types say.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}
