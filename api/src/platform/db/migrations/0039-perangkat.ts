import type { Schema } from './schema.ts'

/** A session says what device it is of, for its owner to know it by. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('sesi')
    .addColumn('perangkat', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
