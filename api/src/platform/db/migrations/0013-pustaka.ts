import type { Schema } from './schema.ts'

/** Pictures have words, a point that stays in sight, and a place in the library. */
export async function up(db: Schema): Promise<void> {
  for (const name of ['berkas', 'alt']) {
    await db.schema
      .alterTable('gambar')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  const numbers = { hiasan: 0, fokus_x: 500_000, fokus_y: 500_000, menetap: 0 }
  for (const [name, initial] of Object.entries(numbers)) {
    await db.schema
      .alterTable('gambar')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
}
