import type { Schema } from './schema.ts'

/** Registrations are bound to a package, wait for a seat, or ask to be told of a departure; some are erased on a day of their own. */
export async function up(db: Schema): Promise<void> {
  const table = () => db.schema.alterTable('pendaftaran')
  await table()
    .addColumn('jenis', 'text', (column) => column.notNull().defaultTo('daftar'))
    .execute()
  await table().addColumn('paket_id', 'integer').execute()
  await table()
    .addColumn('mau_sebagian', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['bulan', 'kota', 'kategori']) {
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await table().addColumn('hapus_pada', 'text').execute()
  await db.schema
    .createIndex('pendaftaran_antrean')
    .on('pendaftaran')
    .columns(['jenis', 'paket_id', 'id'])
    .execute()
}
