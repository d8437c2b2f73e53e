import type { Schema } from './schema.ts'

/** Packages get states; those that there are have been live since they were made. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('paket')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('terbit'))
    .execute()
  for (const name of ['terbit_pada', 'turun_pada', 'kosong'])
    await db.schema
      .alterTable('paket')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db
    .updateTable('paket')
    .set((column) => ({ terbit_pada: column.ref('created_at') }))
    .execute()
}
