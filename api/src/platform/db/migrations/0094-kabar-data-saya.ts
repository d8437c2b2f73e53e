import type { Schema } from './schema.ts'

/** What the page of a person's data says of the last thing that was asked on it, for as long as the page is open. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('tautan_data')
    .addColumn('kabar', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
