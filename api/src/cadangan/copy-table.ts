import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What a backup holds; sessions, counted tries, known networks and answers kept against doubles stay behind. */
export const KEPT_TABLES = ['akun', 'paket', 'riwayat', 'sampah', 'pendaftaran', 'gambar'] as const
export type KeptTable = (typeof KEPT_TABLES)[number]

const WITH_ID: readonly KeptTable[] = ['akun', 'paket', 'riwayat', 'pendaftaran']
const CHUNK = 100

const KEY: Record<KeptTable, string> = {
  akun: 'id',
  paket: 'id',
  riwayat: 'id',
  sampah: 'data_id',
  pendaftaran: 'id',
  gambar: 'nama',
}

/** Copies every row of a table from one database to another, of whatever kind, some at a time; gives their number. */
export async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: KeptTable,
): Promise<number> {
  const key = sql.ref(KEY[table])
  let count = 0
  for (;;) {
    const rows = await source.selectFrom(table).selectAll().orderBy(key).limit(CHUNK).offset(count).execute()
    if (rows.length === 0) return count
    await target.insertInto(table).values(rows).execute()
    count += rows.length
  }
}

/** PostgreSQL counts ids apart from the rows, and knows nothing of ids that were inserted. */
export async function renewSequences(trx: Transaction<Tables>): Promise<void> {
  for (const table of WITH_ID) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))
    `.execute(trx)
  }
}
