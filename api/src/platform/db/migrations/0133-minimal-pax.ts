import type { Schema } from './schema.ts'

/** The people below whom a departure does not leave. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('paket').addColumn('minimal_pax', 'integer').execute()
}
