import type { Schema } from './schema.ts'

/** Requests may be told to the office: by what way, how it made sure of who asks, and whose registration where no mail names it. */
export async function up(db: Schema): Promise<void> {
  for (const [name, empty] of [
    ['lewat', 'situs'],
    ['pengenal', ''],
    ['kode', ''],
    ['dicatat_oleh', ''],
  ] as const)
    await db.schema
      .alterTable('permintaan_data')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(empty))
      .execute()
}
