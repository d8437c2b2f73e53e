import { sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Payments that nobody has decided, so that the queue of all bookings is read without those of years: a row goes with
 * the first decision. Others are found by their last decision.
 */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('pembayaran_menunggu')
    .addColumn('pembayaran_id', 'integer', (column) => column.primaryKey())
    .execute()
  await sql`
    insert into pembayaran_menunggu (pembayaran_id)
    select id from pembayaran
    where not exists (select 1 from putusan_pembayaran where pembayaran_id = pembayaran.id)
  `.execute(db)
  await db.schema
    .createIndex('putusan_pembayaran_status')
    .on('putusan_pembayaran')
    .columns(['status', 'pembayaran_id', 'ke'])
    .execute()
}
