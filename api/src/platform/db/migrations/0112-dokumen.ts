import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Papers of pilgrims: kind, state, who decided, and which paper each replaced; the files are private files. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('dokumen'), kind).addColumn('jamaah_id', 'integer', (column) =>
    column.notNull(),
  )
  for (const name of ['jenis', 'berkas', 'isi_kunci', 'status', 'alasan', 'diunggah_pada', 'updated_at'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['menggantikan_id', 'diunggah_oleh_id', 'pemeriksa_id'])
    table = table.addColumn(name, 'integer')
  for (const name of ['diperiksa_pada', 'dikabari_pada']) table = table.addColumn(name, 'text')
  await table.execute()
  await db.schema.createIndex('dokumen_jamaah').on('dokumen').column('jamaah_id').execute()
  await db.schema.createIndex('dokumen_berkas').unique().on('dokumen').column('berkas').execute()
}
