import type { Schema } from './schema.ts'

const AMOUNTS = ['harga_anak_kasur', 'harga_anak_tanpa_kasur', 'harga_bayi', 'dp_per_pax']

/** What a family's cost is counted from. Metres, flight numbers and transits lie in the rows of their lists. */
export async function up(db: Schema): Promise<void> {
  for (const name of AMOUNTS) await db.schema.alterTable('paket').addColumn(name, 'bigint').execute()
  await db.schema.alterTable('paket').addColumn('pelunasan_hari', 'integer').execute()
  await db.schema
    .alterTable('paket')
    .addColumn('visa', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
