import type { Schema } from './schema.ts'

/** Pages that were rendered before they are published, for a day. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('pratinjau')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('ukuran', 'integer', (column) => column.notNull())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pratinjau_berakhir').on('pratinjau').column('berakhir').execute()
}
