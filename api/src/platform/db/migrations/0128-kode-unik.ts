import type { Schema } from './schema.ts'

/** The use of a unique code on top of sums to transfer lies among the settings; it is on until somebody turns it off. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pengaturan')
    .addColumn('kode_unik', 'text', (column) => column.notNull().defaultTo('pakai'))
    .execute()
}
