import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Relations of pilgrims, one row for a pair, with the smaller id first. Without foreign keys: a pilgrim in the trash has
 * no row, and is still related when they come back.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('hubungan'), kind)
  for (const name of ['a_id', 'b_id']) table = table.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['jenis', 'bukti', 'pada'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addCheckConstraint('hubungan_urut', sql`a_id < b_id`)
    .execute()
  await db.schema.createIndex('hubungan_pasangan').unique().on('hubungan').columns(['a_id', 'b_id']).execute()
  await db.schema.createIndex('hubungan_b').on('hubungan').column('b_id').execute()
}
