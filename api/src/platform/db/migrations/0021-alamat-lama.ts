import type { Schema } from './schema.ts'

/** Former slugs of records that people could read. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('alamat_lama')
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('data_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alamat_lama_pk', ['jenis', 'slug'])
    .execute()
}
