import type { Schema } from './schema.ts'

/**
 * Indexes by which the first open bill of each booking is found without reading its other bills: a list of thousands of
 * bookings asks for it, and a plan of two years has two dozen.
 */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createIndex('buku_uang_terbuka')
    .on('buku_uang')
    .columns(['pemesanan_id', 'tagihan_id', 'jenis', 'jumlah'])
    .execute()
  await db.schema
    .createIndex('tagihan_urut')
    .on('tagihan')
    .columns(['pemesanan_id', 'jatuh_tempo', 'id'])
    .execute()
}
