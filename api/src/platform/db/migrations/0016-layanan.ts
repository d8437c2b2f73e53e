import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Services. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('layanan'), kind)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('urutan', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('draf'))
  const texts = ['nama', 'isi', 'ringkasan', 'gambar', 'tipe_paket']
  for (const name of [...texts, 'terbit_pada', 'turun_pada', 'kosong', 'cari']) {
    table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  }
  for (const name of ['created_at', 'updated_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table.execute()
}
