import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** What people ask of their own data, and the links that let them. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('permintaan_data'), kind)
  for (const name of [
    'jenis',
    'email',
    'email_kunci',
    'diterima_pada',
    'batas',
    'keadaan',
    'hasil',
    'oleh',
    'updated_at',
  ]) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table.addColumn('dibuktikan_pada', 'text').addColumn('selesai_pada', 'text').execute()
  await db.schema
    .createIndex('permintaan_data_alamat')
    .on('permintaan_data')
    .columns(['email_kunci', 'jenis'])
    .execute()
  await db.schema
    .createTable('tautan_data')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email_kunci', 'text', (column) => column.notNull())
    .addColumn('permintaan_id', 'integer', (column) => column.notNull())
    .addColumn('halaman', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tautan_data_alamat').on('tautan_data').column('email_kunci').execute()
}
