import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const WINDOW_MS = 60_000

// Keys hold addresses and mails of people; what is kept does not.
function fold(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Counts one try under a key. Gives null while there are at most `limit` within the window, else the seconds to wait. The
 * count lives in the database: several processes share it and a restart does not forget it.
 */
export async function countTry(
  db: Kysely<Tables>,
  key: string,
  limit: number,
  now: Date,
): Promise<number | null> {
  const time = now.getTime()
  const row = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('percobaan').where('berakhir', '<=', time).execute()
    return trx
      .insertInto('percobaan')
      .values({ kunci: fold(key), berakhir: time + WINDOW_MS, jumlah: 1 })
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet((column) => ({ jumlah: column('percobaan.jumlah', '+', 1) })),
      )
      .returning(['jumlah', 'berakhir'])
      .executeTakeFirstOrThrow()
  })
  if (row.jumlah <= limit) return null
  return Math.max(1, Math.ceil((Number(row.berakhir) - time) / 1000))
}

/** Forgets the tries under a key, once one of them succeeded. */
export async function forgetTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('percobaan').where('kunci', '=', fold(key)).execute()
}

/** Takes one counted try back: it was none. */
export async function refundTry(db: Kysely<Tables>, key: string): Promise<void> {
  await db
    .updateTable('percobaan')
    .set((column) => ({ jumlah: column('jumlah', '-', 1) }))
    .where('kunci', '=', fold(key))
    .where('jumlah', '>', 0)
    .execute()
}
