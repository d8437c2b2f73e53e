import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Env } from '../env.ts'
import { type DatabaseKind, migrate } from './migrations.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export interface Database {
  kind: DatabaseKind
  db: Kysely<Tables>
  /** Version of the public content as committed by any process; cheap enough to ask at every request. */
  kontenVersi(): number | Promise<number>
  close(): Promise<void>
}

export const DATABASE_FILE = 'safar.db'

/** Opens the database, making and migrating it where needed. */
export async function openDatabase({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Database> {
  mkdirSync(DATA_DIR, { recursive: true })
  const path = join(DATA_DIR, DATABASE_FILE)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqliteFile(path)) })
  await migrate(db, 'sqlite')
  // A connection of its own sees only what is committed, never the middle of our own transaction.
  const reader = openSqliteFile(path)
  const versi = reader.prepare('select versi from konten where id = 1')
  return {
    kind: 'sqlite',
    db,
    kontenVersi: () => Number(versi.get()?.versi),
    async close() {
      reader.close()
      await db.destroy()
    },
  }
}
