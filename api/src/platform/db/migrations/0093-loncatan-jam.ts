import type { Schema } from './schema.ts'

/** What lay between two times that were believed, and is no age of what was there before. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('loncatan_jam')
    .addColumn('dari', 'text', (column) => column.primaryKey())
    .addColumn('sampai', 'text', (column) => column.notNull())
    .execute()
}
