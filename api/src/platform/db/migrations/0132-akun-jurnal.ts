import type { Schema } from './schema.ts'

/** Codes of accounts in the journal of money lie among the settings. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('pengaturan')
    .addColumn('akun_jurnal', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
