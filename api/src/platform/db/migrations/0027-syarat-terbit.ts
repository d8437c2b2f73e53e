import type { Schema } from './schema.ts'

/** What an agency asks of a departure before it goes live lies among the settings; nothing until somebody chooses. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pengaturan')
    .addColumn('syarat_terbit', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
