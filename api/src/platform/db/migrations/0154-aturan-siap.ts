import type { Schema } from './schema.ts'

/** How strictly requirements of a journey are asked for, and umrah seasons, lie among the settings. */
export async function up(db: Schema): Promise<void> {
  for (const name of ['aturan_siap', 'musim'])
    await db.schema
      .alterTable('pengaturan')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
}
