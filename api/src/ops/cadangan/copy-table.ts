import { type Kysely, sql, type Transaction } from 'kysely'
import { type Row, readInPieces } from '../../platform/db/pieces.ts'
import { isCounted, type NamedTable } from '../../platform/db/table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { KEPT_TABLES } from '../tables/tables.ts'

/** Copies every row of a table from one database to another, of any kind, in batches; returns their number. */
export async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: NamedTable,
): Promise<number> {
  let count = 0
  for await (const rows of readInPieces(source, table)) {
    await target.$extendTables<Record<string, Row>>().insertInto(table.name).values(rows).execute()
    count += rows.length
  }
  return count
}

/** Deletes every row of a table. */
export async function emptyTable(trx: Transaction<Tables>, { name }: NamedTable): Promise<void> {
  await trx.$extendTables<Record<string, Row>>().deleteFrom(name).execute()
}

/** Sets the id sequences of PostgreSQL, which do not notice inserted ids. */
export async function renewSequences(trx: Transaction<Tables>): Promise<void> {
  for (const { name } of KEPT_TABLES.filter(isCounted))
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.table(name)}), 1))
    `.execute(trx)
}
