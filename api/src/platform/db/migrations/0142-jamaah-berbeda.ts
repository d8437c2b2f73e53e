import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Pairs of pilgrims whom staff told apart, the smaller id first and without foreign keys, as relations are; and why a
 * NIK tells another birth or sex than the record.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('jamaah_berbeda'), kind)
  for (const name of ['a_id', 'b_id']) table = table.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['karena', 'pada']) table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addCheckConstraint('jamaah_berbeda_urut', sql`a_id < b_id`)
    .execute()
  await db.schema
    .createIndex('jamaah_berbeda_pasangan')
    .unique()
    .on('jamaah_berbeda')
    .columns(['a_id', 'b_id'])
    .execute()
  await db.schema.createIndex('jamaah_berbeda_b').on('jamaah_berbeda').column('b_id').execute()
  await db.schema
    .alterTable('jamaah')
    .addColumn('alasan_nik', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
