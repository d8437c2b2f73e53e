import type { Schema } from './schema.ts'

/** Plans of a departure's rooms, a row for each version. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('rencana_kamar')
    .addColumn('paket_id', 'integer', (column) => column.notNull())
    .addColumn('versi', 'integer', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addPrimaryKeyConstraint('rencana_kamar_pk', ['paket_id', 'versi'])
    .execute()
}
