import type { Schema } from './schema.ts'

/** Heads of the office's own sheets of people, and the field that each means. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('judul_jamaah')
    .addColumn('judul', 'text', (column) => column.primaryKey())
    .addColumn('isian', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
