import { sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Indexes of what each list of bookings asks for: which wait, and in how many places nobody stands. A booking's row holds
 * its price, and is long to read for a state and a day.
 */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createIndex('pemesanan_menunggu')
    .on('pemesanan')
    .columns(['status', 'paket_id', 'batas_dp', 'id'])
    .execute()
  await sql`create index peserta_kosong on peserta (pemesanan_id) where jamaah_id is null`.execute(db)
}
