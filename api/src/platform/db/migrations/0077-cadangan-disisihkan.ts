import type { Schema } from './schema.ts'

/** Rows that lie aside in a backup are named beside it. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('cadangan')
    .addColumn('disisihkan', 'text', (column) => column.notNull().defaultTo('{"jumlah":0,"baris":[]}'))
    .execute()
}
