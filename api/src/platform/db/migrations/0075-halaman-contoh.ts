import type { Schema } from './schema.ts'

/** How the fixed pages stand lies among the settings: as examples, until staff say that they are their own. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pengaturan')
    .addColumn('halaman_contoh', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
