import type { Schema } from './schema.ts'

/** The reason that a booking's state had before, sealed: history has a mask of it. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('urungan')
    .addColumn('alasan', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
