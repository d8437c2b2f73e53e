import type { Schema } from './schema.ts'

/** A registration says who travels and what they need, apart from who registers. */
export async function up(db: Schema): Promise<void> {
  for (const name of ['ikut', 'usia', 'pendamping', 'kursi_roda', 'kebutuhan']) {
    await db.schema
      .alterTable('pendaftaran')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
}
