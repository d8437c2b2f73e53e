import { sql, type Transaction } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * A column of another table that names a record of a noun. Its rows have no life of their own: they stay while the
 * record lies in the trash, unseen, are there when it comes back, and are erased with it for good.
 */
export interface Attached {
  table: keyof Tables
  column: string
}

/** Erases the rows of other tables that name records, in the transaction that erases the records for good. */
export async function eraseAttached(
  trx: Transaction<Tables>,
  attached: readonly Attached[] | undefined,
  ids: readonly number[],
): Promise<void> {
  for (const { table, column } of attached ?? [])
    for (const part of inParts(ids))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(part)})`.execute(trx)
}
