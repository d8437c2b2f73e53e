import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Messages in the words of staff: each save is a version of its own, and a message says which of them it was made of. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('templat_surat'), kind).addColumn('versi', 'integer', (column) =>
    column.notNull(),
  )
  for (const name of ['nama', 'perihal', 'judul', 'isi', 'oleh', 'created_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table.execute()
  await db.schema
    .createIndex('templat_surat_versi')
    .unique()
    .on('templat_surat')
    .columns(['nama', 'versi'])
    .execute()
  // Those were all made of the product's own words.
  await db.updateTable('kotak_keluar').set({ versi: 0 }).execute()
}
