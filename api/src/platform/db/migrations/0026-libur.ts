import type { Schema } from './schema.ts'

/** Holidays and seasons, which calendars show beside departures, lie among the settings. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pengaturan')
    .addColumn('libur', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
