import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What a backup holds; sessions, counted tries and answers kept against doubles stay behind. */
export const KEPT_TABLES = ['akun', 'paket', 'riwayat', 'sampah', 'pendaftaran', 'gambar'] as const
export type KeptTable = (typeof KEPT_TABLES)[number]

const WITH_ID: readonly KeptTable[] = ['akun', 'paket', 'riwayat', 'pendaftaran']
const CHUNK = 100

/** Copies every row of a table from one database to another, of whatever kind; gives their number. */
export async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: KeptTable,
): Promise<number> {
  const rows = await source.selectFrom(table).selectAll().execute()
  for (let start = 0; start < rows.length; start += CHUNK) {
    await target
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
  return rows.length
}

/** PostgreSQL counts ids apart from the rows, and knows nothing of ids that were inserted. */
export async function renewSequences(trx: Transaction<Tables>): Promise<void> {
  for (const table of WITH_ID) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))
    `.execute(trx)
  }
}
