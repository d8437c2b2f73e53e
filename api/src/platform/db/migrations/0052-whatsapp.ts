import type { Schema } from './schema.ts'

/** What a service that took a message tells of it later: under which name, that it arrived, and that it was read. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('kotak_keluar')
    .addColumn('luar_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('kotak_keluar').addColumn('diterima_pada', 'text').execute()
  await db.schema.alterTable('kotak_keluar').addColumn('dibaca_pada', 'text').execute()
  await db.schema.createIndex('kotak_keluar_luar').on('kotak_keluar').column('luar_id').execute()
}
