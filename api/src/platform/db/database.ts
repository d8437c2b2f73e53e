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
   * Call after erasing what people may ask to have erased: its text leaves the files as well, at once where nobody
   * reads.
   */
  forget(): Promise<void>
  close(): Promise<void>
}
