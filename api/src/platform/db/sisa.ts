import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The shortest value searched for: shorter ones occur in texts that mean something else. */
const LEAST = 6

/**
 * Searches every text of every table for erased values, such as an address; returns the names of tables that still hold
 * one. Future tables are searched without further ado.
 */
export async function cariSisa(db: Kysely<Tables>, dihapus: readonly string[]): Promise<string[]> {
  const parts = [...new Set(dihapus)]
    .filter((text) => text.length >= LEAST)
    .map((text) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  if (parts.length === 0) return []
  const found: string[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType))
    if (texts.length === 0) continue
    const holds = texts.flatMap((column) =>
      parts.map((part) => sql`lower(${sql.ref(column.name)}) like ${part} escape '\\'`),
    )
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where ${sql.join(holds, sql` or `)} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
