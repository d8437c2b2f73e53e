import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The database at one moment: whatever is written together bears the same time. */
export interface Moment {
  readonly trx: Kysely<Tables>
  readonly now: Date
}
