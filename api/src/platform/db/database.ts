import type { Kysely } from 'kysely'
import type { DatabaseKind } from './migrations/schema.ts'
import type { Tables } from './tables.ts'

/** The open database, SQLite or PostgreSQL. */
export interface Database {
  kind: DatabaseKind
  db: Kysely<Tables>
  /** Version of the public content as committed by any process; cheap enough to ask at every request. */
  kontenVersi(): number | Promise<number>
  /**
   * Removes erased text from the database's files as well, at once if nobody reads. Call it after an erasure that
   * people may ask for.
   */
  forget(): Promise<void>
  close(): Promise<void>
}
