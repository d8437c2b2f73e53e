import type { Schema } from './schema.ts'

/** Numbers of visas and policies get columns of their own, sealed; the next start moves those of before there. */
export async function up(db: Schema): Promise<void> {
  for (const name of ['visa_no', 'polis_no'])
    await db.schema
      .alterTable('peserta')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
