import type { Schema } from './schema.ts'

/** The last move or cancellation of a booking that can still be taken back; rows go with their bookings. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('urungan')
    .addColumn('pemesanan_id', 'integer', (column) =>
      column.primaryKey().references('pemesanan.id').onDelete('cascade'),
    )
    .addColumn('pecahan_id', 'integer', (column) => column.references('pemesanan.id').onDelete('cascade'))
    .addColumn('riwayat_id', 'integer', (column) => column.notNull())
    .addColumn('sejak', 'text', (column) => column.notNull())
    .addColumn('sesudah', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('urungan_pecahan').on('urungan').column('pecahan_id').execute()
}
