import type { Schema } from './schema.ts'

/** Whom the office calls when something happens to a pilgrim. */
export async function up(db: Schema): Promise<void> {
  for (const part of ['nama', 'hubungan', 'hp'])
    await db.schema
      .alterTable('jamaah')
      .addColumn(`kontak_darurat_${part}`, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
