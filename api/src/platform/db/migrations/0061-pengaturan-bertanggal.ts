import type { Schema } from './schema.ts'

/** The address where licences are checked, and terms of cancelling, say since when, from where, and when somebody last looked. */
export async function up(db: Schema): Promise<void> {
  for (const name of [
    'licence_check_sejak',
    'licence_check_sumber',
    'licence_check_diperiksa',
    'aturan_batal_sumber',
    'aturan_batal_diperiksa',
  ])
    await db.schema
      .alterTable('pengaturan')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
