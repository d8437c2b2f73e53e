import { type Loncatan, mundur } from '@safar/shared/platform/loncatan'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The largest difference between the clocks of several servers, in milliseconds. */
export const CLOCK_SLACK_MS = 10 * 60_000

/**
 * Returns the latest possible end of a lifetime, in milliseconds; a later one was set by a clock that was ahead and has
 * been set back since.
 */
export function latestEnd(now: Date, lastsMs: number): number {
  return now.getTime() + CLOCK_SLACK_MS + lastsMs
}

/**
 * The largest number of spans that count, the newest: nobody's clock jumps more often within the years of any
 * retention.
 */
const LONCATAN = 50

/**
 * Returns the time for what expires by age: the clock's, but never one before what this database has seen. A clock that
 * is set back would otherwise write rows that are years old the moment it is right again, and deleted within the hour.
 */
export async function seenTime(db: Kysely<Tables>, now: Date): Promise<Date> {
  const noted = await db.selectFrom('jam').select('tercatat_pada').where('id', '=', 1).executeTakeFirst()
  const seen = Date.parse(noted?.tercatat_pada ?? '')
  return seen > now.getTime() ? new Date(seen) : now
}

/**
 * Returns the cutoff moved back by spans that do not count as age: a jump of the clock that an admin confirmed, or a
 * server away for long.
 */
export async function agedBefore(db: Kysely<Tables>, cutoff: Date): Promise<Date> {
  return mundur(cutoff, await listLoncatan(db))
}

/** Lists the spans that do not count as age: confirmed jumps of the clock, or a server away for long. */
export function listLoncatan(db: Kysely<Tables>): Promise<Loncatan[]> {
  return db.selectFrom('loncatan_jam').selectAll().orderBy('sampai', 'desc').limit(LONCATAN).execute()
}
