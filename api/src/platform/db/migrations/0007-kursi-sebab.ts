import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable('paket')
    .addColumn('isi_updated_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('paket')
    .set({ isi_updated_at: sql.ref('updated_at') })
    .execute()

  await withId(db.schema.createTable('sebab'), kind)
    .addColumn('versi', 'bigint', (column) => column.notNull())
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('nama', 'text', (column) => column.notNull())
    .addColumn('oleh', 'text', (column) => column.notNull())
    .addColumn('waktu', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sebab_versi').on('sebab').column('versi').execute()
}
