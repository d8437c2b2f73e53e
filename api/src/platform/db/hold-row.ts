import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Strength of a row lock: `refer` keeps a row from being deleted, `change` lets one writer at a time through, `delete`
 * also waits for whoever refers to the row.
 */
export type Hold = 'refer' | 'change' | 'delete'

const MODE = {
  refer: sql`for key share`,
  change: sql`for no key update`,
  delete: sql`for update`,
} as const satisfies Record<Hold, unknown>

const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks a row until the transaction ends; false if there is none. SQLite lets one writer at a time through by itself.
 */
export async function holdRow(trx: Kysely<Tables>, table: string, id: number, hold: Hold): Promise<boolean> {
  const mode = isPostgres(trx) ? MODE[hold] : sql``
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} ${mode}`.execute(trx)
  return rows.length > 0
}

/** Lets no other transaction write to a table or lock its rows until this one ends; others still read it. */
export async function holdTable(trx: Kysely<Tables>, table: string): Promise<void> {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
}
