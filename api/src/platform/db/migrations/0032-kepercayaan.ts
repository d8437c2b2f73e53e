import type { Schema } from './schema.ts'

const LISTS = ['aturan_batal', 'pengaduan']
const TEXTS = ['aturan_batal_sejak', 'aturan_batal_catatan']

/** Terms of cancelling and where complaints go lie among the settings; nothing is said of them until somebody does. */
export async function up(db: Schema): Promise<void> {
  for (const [names, empty] of [
    [LISTS, '[]'],
    [TEXTS, ''],
  ] as const)
    for (const name of names)
      await db.schema
        .alterTable('pengaturan')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(empty))
        .execute()
}
