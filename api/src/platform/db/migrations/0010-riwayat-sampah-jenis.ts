import { sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Revisions and the trash hold records of every noun; those that were there are packages. */
export async function up(db: Schema): Promise<void> {
  await db.schema.dropIndex('riwayat_paket').execute()
  const riwayat = () => db.schema.alterTable('riwayat')
  await riwayat().renameColumn('paket_id', 'data_id').execute()
  await riwayat().renameColumn('paket', 'data').execute()
  await riwayat()
    .addColumn('jenis', 'text', (column) => column.notNull().defaultTo('paket'))
    .execute()
  await db.schema.createIndex('riwayat_data').on('riwayat').columns(['jenis', 'data_id', 'id']).execute()

  // Its key is of two columns now, which SQLite gives to a new table alone.
  await db.schema
    .createTable('sampah_baru')
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('data_id', 'integer', (column) => column.notNull())
    .addColumn('dihapus_pada', 'text', (column) => column.notNull())
    .addColumn('dihapus_oleh', 'text', (column) => column.notNull())
    .addColumn('dihapus_oleh_id', 'integer')
    .addColumn('dihapus_oleh_email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sampah_kunci', ['jenis', 'data_id'])
    .execute()
  const kept = ['dihapus_pada', 'dihapus_oleh', 'dihapus_oleh_id', 'dihapus_oleh_email']
  await db
    .insertInto('sampah_baru')
    .columns(['jenis', 'data_id', 'data', ...kept])
    .expression(
      db
        .selectFrom('sampah')
        .select(sql<string>`'paket'`.as('jenis'))
        .select(['paket_id', 'paket', ...kept]),
    )
    .execute()
  await db.schema.dropTable('sampah').execute()
  await db.schema.alterTable('sampah_baru').renameTo('sampah').execute()
}
