import { type DatabaseKind, type Schema, withId } from './schema.ts'

const TEXTS = [
  'judul',
  'gambar',
  'teks',
  'tombol',
  'tautan',
  'mulai',
  'selesai',
  'terbit_pada',
  'turun_pada',
  'kosong',
  'cari',
]

/** Pictures of home's carousel. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('spanduk'), kind)
    .addColumn('urutan', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('draf'))
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  for (const name of ['created_at', 'updated_at'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.execute()
}
