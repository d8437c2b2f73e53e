import type { Schema } from './schema.ts'

/** Devices that an account signed in from before: its owner is told of a new one. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('perangkat_dikenal')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .execute()
}
