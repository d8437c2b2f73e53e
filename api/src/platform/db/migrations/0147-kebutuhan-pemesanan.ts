import type { Schema } from './schema.ts'

/** What a family needs on its journey, sealed as the notes of a booking are now: the next start seals those. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pemesanan')
    .addColumn('kebutuhan', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
