import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** Joined records; one that came back from the trash is a record of its own again. */
const joined = (db: Kysely<Tables>) =>
  db
    .selectFrom('gabungan_jamaah')
    .where('lain_id', 'not in', (query) => query.selectFrom('jamaah').select('id'))

/** Returns the ids of the records that a pilgrim's took in, oldest first. */
export async function joinedTo(db: Kysely<Tables>, id: number): Promise<number[]> {
  const rows = await joined(db).select('lain_id').where('jamaah_id', '=', id).orderBy('lain_id').execute()
  return rows.map(({ lain_id }) => lain_id)
}

/** Returns the ids of the pilgrims whose record took in one of a mail address, as addresses are compared. */
export async function joinedUnder(db: Kysely<Tables>, email_kunci: string): Promise<number[]> {
  if (email_kunci === '') return []
  const rows = await joined(db)
    .select('jamaah_id')
    .distinct()
    .where('email_kunci', '=', email_kunci)
    .execute()
  return rows.map(({ jamaah_id }) => jamaah_id)
}

/** Returns the id of the pilgrim whose record took in another; null if none did. */
export async function takenInBy(db: Kysely<Tables>, lain_id: number): Promise<number | null> {
  const row = await joined(db).select('jamaah_id').where('lain_id', '=', lain_id).executeTakeFirst()
  return row?.jamaah_id ?? null
}
