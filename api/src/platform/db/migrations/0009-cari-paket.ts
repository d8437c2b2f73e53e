import type { Schema } from './schema.ts'

const PIECE = 500

/** Departure cities are no longer searched through: no list says them, and the admin's search never did. */
export async function up(db: Schema): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('paket')
      .select(['id', 'nama_paket', 'tipe_paket', 'durasi', 'maskapai', 'cari'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const { id, nama_paket, tipe_paket, durasi, maskapai, cari } of rows) {
      const folded = [nama_paket, tipe_paket, durasi, maskapai].map(fold).join('\n')
      if (folded !== cari) {
        await db.updateTable('paket').set({ cari: folded }).where('id', '=', id).execute()
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** As the product folds texts for its search at the time of this migration. */
function fold(value: unknown): string {
  return String(value)
    .replace(/['’‘ʼʻʿʾ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('id-ID')
}
