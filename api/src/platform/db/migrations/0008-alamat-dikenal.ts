import type { Schema } from './schema.ts'

/** Networks from which an account signed in well. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('alamat_dikenal')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .execute()
}
