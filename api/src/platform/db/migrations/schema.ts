import type { CreateTableBuilder, Kysely } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** A migration sees the schema of its own time, not today's: it imports nothing that may change after it. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature for migrations.
export type Schema = Kysely<any>

/** Adds an id that is never reused, not even after the newest row was deleted. */
export function withId<Table extends string>(table: CreateTableBuilder<Table>, kind: DatabaseKind) {
  return kind === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
}
