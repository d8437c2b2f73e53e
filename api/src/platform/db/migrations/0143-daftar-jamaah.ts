import type { Schema } from './schema.ts'

/** The list of pilgrims is counted by sex and put into the order of names without reading their wide rows. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createIndex('jamaah_daftar')
    .on('jamaah')
    .columns(['jenis_kelamin', 'nama_paspor'])
    .execute()
}
