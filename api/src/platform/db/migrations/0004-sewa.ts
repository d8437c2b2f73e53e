import type { Schema } from './schema.ts'

export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('sewa')
    .addColumn('nama', 'text', (column) => column.primaryKey())
    .addColumn('pemegang', 'text', (column) => column.notNull())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .execute()
}
