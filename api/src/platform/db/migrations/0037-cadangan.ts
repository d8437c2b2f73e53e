import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** What became of each backup: its file lies elsewhere, and tells nobody that it could not be made. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('cadangan'), kind)
  for (const name of ['keadaan', 'sebab', 'nama', 'isi', 'alasan', 'rinci', 'mulai_pada']) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table
    .addColumn('besar', 'bigint', (column) => column.notNull())
    .addColumn('selesai_pada', 'text')
    .addColumn('dilepas_pada', 'text')
    .execute()
  await db.schema.createIndex('cadangan_mulai').on('cadangan').columns(['keadaan', 'mulai_pada']).execute()
}
