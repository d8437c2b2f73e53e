import type { Schema } from './schema.ts'

/** The clock's last known time, accounts beside shown names, the last use of a session, and passwords that are easily guessed. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('jam')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('tercatat_pada', 'text', (column) => column.notNull())
    .addColumn('ditanya_pada', 'text')
    .execute()

  await db.schema.alterTable('riwayat').addColumn('oleh_id', 'integer').execute()
  await db.schema
    .alterTable('riwayat')
    .addColumn('oleh_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('sampah').addColumn('dihapus_oleh_id', 'integer').execute()
  await db.schema
    .alterTable('sampah')
    .addColumn('dihapus_oleh_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .alterTable('sesi')
    .addColumn('dipakai_pada', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('sesi')
    .set((column) => ({ dipakai_pada: column.ref('created_at') }))
    .execute()

  await db.schema
    .alterTable('akun')
    .addColumn('password_lemah', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
