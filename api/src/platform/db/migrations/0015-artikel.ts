import { type DatabaseKind, type Schema, withId } from './schema.ts'

const TEXTS = [
  'judul',
  'isi',
  'ringkasan',
  'gambar',
  'kategori',
  'paket_terkait',
  'seo_judul',
  'seo_deskripsi',
  'ditinjau_pada',
  'status',
  'created_at',
  'updated_at',
  'cari',
]

/** Articles. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let artikel = withId(db.schema.createTable('artikel'), kind)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('penulis', 'integer')
  for (const name of TEXTS) artikel = artikel.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['terbit_pada', 'turun_pada', 'kosong'])
    artikel = artikel.addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
  await artikel.execute()
}
