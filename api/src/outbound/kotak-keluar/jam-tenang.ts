import { type JamTenang, TENANG_AWAL } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

const SATU = 1

/** Reads the quiet hours of the agency, by default 20.00 to 07.00 WIB. */
export async function readJamTenang(db: Kysely<Tables>): Promise<JamTenang> {
  const row = await db
    .selectFrom('jam_tenang')
    .select(['dari', 'sampai'])
    .where('id', '=', SATU)
    .executeTakeFirst()
  return row ?? TENANG_AWAL
}

/** Stores the agency's own quiet hours. */
export async function saveQuietHours(
  db: Kysely<Tables>,
  { dari, sampai }: JamTenang,
  oleh: string,
  now: Date,
): Promise<JamTenang> {
  const fields = { dari, sampai, oleh, updated_at: now.toISOString() }
  await db
    .insertInto('jam_tenang')
    .values({ id: SATU, ...fields })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
  return { dari, sampai }
}
