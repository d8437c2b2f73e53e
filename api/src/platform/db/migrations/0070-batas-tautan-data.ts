import type { Schema } from './schema.ts'

/** A link to somebody's data is not revived by a clock that is set back. Those from before are over within the day. */
export async function up(db: Schema): Promise<void> {
  await db.deleteFrom('tautan_data').execute()
  await db.schema
    .alterTable('tautan_data')
    .addColumn('batas_dikenal', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
