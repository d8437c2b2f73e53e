import type { Schema } from './schema.ts'

/** Accounts are invited, suspended and seen signing in; links that go by mail open them once. */
export async function up(db: Schema): Promise<void> {
  for (const name of ['masuk_pada', 'ditangguhkan_pada', 'diundang_pada']) {
    await db.schema.alterTable('akun').addColumn(name, 'text').execute()
  }
  await db.schema
    .createTable('tautan_akun')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('akun_id', 'integer', (column) => column.notNull().references('akun.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .addColumn('batas_dikenal', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tautan_akun_akun').on('tautan_akun').column('akun_id').execute()
}
