import type { Schema } from './schema.ts'

/**
 * Registrations go to the trash before they go for good, and what is called off says why. Tasks of accounts that are gone or let nobody in are
 * nobody's: their filter finds them.
 */
export async function up(db: Schema): Promise<void> {
  const table = () => db.schema.alterTable('pendaftaran')
  await table().addColumn('dihapus_pada', 'text').execute()
  for (const name of ['dihapus_oleh', 'alasan_batal']) {
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  const working = db
    .selectFrom('akun')
    .select('id')
    .where('role', 'in', ['admin', 'staf'])
    .where('ditangguhkan_pada', 'is', null)
  await db
    .updateTable('pendaftaran')
    .set({ petugas_id: null })
    .where('petugas_id', 'is not', null)
    .where('petugas_id', 'not in', working)
    .execute()
}
