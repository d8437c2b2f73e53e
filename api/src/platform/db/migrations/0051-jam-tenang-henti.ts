import type { Schema } from './schema.ts'

/** When what nobody asked for waits, who wants none of it, and how much one mailbox gets of what anybody can set off. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('jam_tenang')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('dari', 'integer', (column) => column.notNull())
    .addColumn('sampai', 'integer', (column) => column.notNull())
    .addColumn('oleh', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('alamat_surat')
    .addColumn('alamat', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('oleh', 'text', (column) => column.notNull())
    .addColumn('henti_pada', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('alamat_surat_token').unique().on('alamat_surat').column('token').execute()
  await db.schema
    .alterTable('kotak_keluar')
    .addColumn('kotak', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('kotak_keluar_kotak')
    .on('kotak_keluar')
    .columns(['kotak', 'created_at'])
    .execute()
}
