import { type DatabaseKind, type Schema, withId } from './schema.ts'

const TEXTS = ['judul', 'gambar', 'kategori', 'tanggal', 'terbit_pada', 'turun_pada', 'kosong', 'cari']

/** Pictures of journeys. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('galeri'), kind)
    .addColumn('izin_subjek', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('urutan', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('draf'))
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  for (const name of ['created_at', 'updated_at'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.execute()
}
