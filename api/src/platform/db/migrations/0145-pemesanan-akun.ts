import { sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The bookings of an account are found by its address as keys have it, without reading those of everybody. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createIndex('pemesanan_akun')
    .on('pemesanan')
    .expression(sql`lower(trim(pemesan_email))`)
    .execute()
}
