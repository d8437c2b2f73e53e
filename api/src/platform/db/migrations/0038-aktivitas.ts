import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Who did what to what, appended only. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('aktivitas'), kind)
  for (const name of ['waktu', 'oleh', 'aksi', 'jenis', 'data_id', 'nama', 'rinci']) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table
    .addColumn('akun_id', 'integer')
    .addColumn('kali', 'integer', (column) => column.notNull())
    .addColumn('kunci', 'text')
    .execute()
  await db.schema.createIndex('aktivitas_waktu').on('aktivitas').column('waktu').execute()
  await db.schema.createIndex('aktivitas_akun').on('aktivitas').columns(['akun_id', 'waktu']).execute()
  await db.schema.createIndex('aktivitas_jenis').on('aktivitas').columns(['jenis', 'waktu']).execute()
  await db.schema.createIndex('aktivitas_kunci').unique().on('aktivitas').column('kunci').execute()
}
