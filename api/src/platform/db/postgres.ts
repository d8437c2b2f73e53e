import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { readKontenVersi } from './konten.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 10

/**
 * Opens a PostgreSQL database, which several servers may share.
 * @throws Error that names the host, if it cannot be reached
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'safar',
    // A lock that never comes or a query that never ends must not hold a request for ever.
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    // The wait for a turn counts, too: fifty who verify payments at once come one after another.
    connectionTimeoutMillis: 20_000,
  })
  // An idle connection that the server ends is taken out of the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('select 1').catch((cause) => {
    // The address as a whole holds a password.
    throw new Error(
      `The database at ${new URL(url).host} cannot be used (${cause.message}). Check DATABASE_URL.`,
      { cause },
    )
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, 'postgres')
  return {
    kind: 'postgres',
    db,
    kontenVersi: shared(() => readKontenVersi(db)),
    // PostgreSQL's own vacuum removes erased rows from the files.
    forget: async () => {},
    close: () => db.destroy(),
  }
}

/**
 * Runs one reading at a time: callers that arrive during one share the next, which begins after they asked and so sees
 * what was committed before. A burst of requests costs two queries.
 */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  let next: Promise<Result> | null = null
  const start = (): Promise<Result> => {
    running = read().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
