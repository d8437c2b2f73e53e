import type { Schema } from './schema.ts'

/** Bookings whose payer is not reminded of bills. Without a foreign key: books outlive bookings. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('pengingat_diam')
    .addColumn('pemesanan_id', 'integer', (column) => column.primaryKey())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .execute()
  await db.schema.createIndex('tagihan_jatuh_tempo').on('tagihan').column('jatuh_tempo').execute()
}
