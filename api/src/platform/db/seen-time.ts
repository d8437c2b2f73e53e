import { type Loncatan, mundur } from '@safar/shared/platform/loncatan'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Clocks of several servers differ by less, and are set right by less. */
export const CLOCK_SLACK_MS = 10 * 60_000

/**
 * The latest end, in milliseconds, of what lasts so long: a later one was set by a clock that was ahead and has been
 * set back since.
 */
export function latestEnd(now: Date, lastsMs: number): number {
  return now.getTime() + CLOCK_SLACK_MS + lastsMs
}

/** Of those, the newest that are counted: nobody's clock jumps more often within the years that anything is kept. */
const LONCATAN = 50

/**
 * The time for what goes by its age: the clock's, but never one before what this database has seen already. A clock
 * that is set back would otherwise write rows that are years old the moment it is right again, and gone by the next
 * hour.
 */
export async function seenTime(db: Kysely<Tables>, now: Date): Promise<Date> {
  const noted = await db.selectFrom('jam').select('tercatat_pada').where('id', '=', 1).executeTakeFirst()
  const seen = Date.parse(noted?.tercatat_pada ?? '')
  return seen > now.getTime() ? new Date(seen) : now
}

/**
 * The time before which rows are as old as those before `cutoff` would be had the clock never jumped: what an admin
 * confirmed to be a jump, or a server away for long, is no age of what was written before it.
 */
export async function agedBefore(db: Kysely<Tables>, cutoff: Date): Promise<Date> {
  return mundur(cutoff, await listLoncatan(db))
}

/** What is the age of nothing: where an admin confirmed a jump of the clock, or that the server was away for long. */
export function listLoncatan(db: Kysely<Tables>): Promise<Loncatan[]> {
  return db.selectFrom('loncatan_jam').selectAll().orderBy('sampai', 'desc').limit(LONCATAN).execute()
}
