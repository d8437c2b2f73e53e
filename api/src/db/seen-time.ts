import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * The time for what goes by its age: the clock's, but never one before what this database has seen already. A clock that is set
 * back would otherwise write rows that are years old the moment it is right again, and gone by the next hour.
 */
export async function seenTime(db: Kysely<Tables>, now: Date): Promise<Date> {
  const noted = await db.selectFrom('jam').select('tercatat_pada').where('id', '=', 1).executeTakeFirst()
  const seen = Date.parse(noted?.tercatat_pada ?? '')
  return seen > now.getTime() ? new Date(seen) : now
}
