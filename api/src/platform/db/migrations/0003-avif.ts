import type { Schema } from './schema.ts'

export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('gambar')
    .addColumn('avif', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
