import { type DatabaseKind, type Schema, withId } from './schema.ts'

const TEXTS = [
  'nama',
  'isi',
  'izin_pada',
  'kota',
  'paket',
  'tanggal_perjalanan',
  'gambar',
  'terbit_pada',
  'turun_pada',
  'kosong',
  'cari',
]

/** What people who came back say. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('testimoni'), kind)
    .addColumn('bintang', 'integer')
    .addColumn('urutan', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('draf'))
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  for (const name of ['created_at', 'updated_at'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.execute()
}
