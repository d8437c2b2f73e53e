import type { Schema } from './schema.ts'

/** A payment may say which bill it is meant for; those of before, and others, pay the oldest first. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('pembayaran').addColumn('tagihan_id', 'integer').execute()
}
