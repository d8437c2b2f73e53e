import type { Schema } from './schema.ts'

/** Which keys seal private values: fingerprints alone, the keys themselves are in no database. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('kunci_data')
    .addColumn('nomor', 'integer', (column) => column.primaryKey())
    .addColumn('sidik', 'text', (column) => column.notNull())
    .addColumn('dibuat_pada', 'text', (column) => column.notNull())
    .addColumn('selesai_pada', 'text')
    .execute()
}
