import type { Schema } from './schema.ts'

/** Pictures have one width more: those that are there are looked at again, for what is missing beside them. */
export async function up(db: Schema): Promise<void> {
  await db.updateTable('gambar').set({ avif: 0 }).execute()
}
