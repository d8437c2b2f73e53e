import type { Schema } from './schema.ts'

/** What became a file on the machine left for nobody, and is not called sent any more. */
export async function up(db: Schema): Promise<void> {
  await db
    .updateTable('kotak_keluar')
    .set({ keadaan: 'disimpan' })
    .where('keadaan', '=', 'dikirim')
    .where('lewat', '=', 'berkas')
    .execute()
}
