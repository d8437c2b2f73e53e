import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The shortest value searched for: shorter ones occur in texts that mean something else. */
export const SISA_LEAST = 6

/** Returns SQL that tells whether one of these columns holds an erased value. */
export function holdsSisa(columns: readonly string[], dihapus: readonly string[]): Expression<SqlBool> {
  const parts = [...new Set(dihapus)]
    .filter((text) => text.length >= SISA_LEAST)
    .map((text) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  const holds = columns.flatMap((column) =>
    parts.map((part) => sql`lower(${sql.ref(column)}) like ${part} escape '\\'`),
  )
  return sql<SqlBool>`(${holds.length === 0 ? sql`1 = 0` : sql.join(holds, sql` or `)})`
}

/**
 * Searches every text of every table for erased values, such as an address; returns the names of tables that still hold
 * one. Future tables are searched without further ado.
 */
export async function cariSisa(db: Kysely<Tables>, dihapus: readonly string[]): Promise<string[]> {
  if (!dihapus.some(({ length }) => length >= SISA_LEAST)) return []
  const found: string[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType))
    const holds = holdsSisa(
      texts.map((column) => column.name),
      dihapus,
    )
    const { rows } = await sql`select 1 from ${sql.table(name)} where ${holds} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
