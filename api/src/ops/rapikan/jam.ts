import type { TanyaJam } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { type Kysely, sql } from 'kysely'
import { CLOCK_SLACK_MS } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { TABLES } from '../tables/tables.ts'

/** No server is away for longer without somebody knowing: a gap like this is more likely a clock set wrong. */
const LONGEST_GAP_MS = 7 * 86_400_000

export interface Clock {
  /** True if anything may be deleted by age. */
  isBelieved: boolean
  /** The latest time that is believed. */
  tercatat_pada: string
  /** True if the doubt is new, and somebody has to be told. */
  isNews: boolean
}

/**
 * Records a run of deletions by age if the clock can be believed: not before the last recorded time, and not much later
 * than the server could have been away. Otherwise it records nothing, so that a corrected clock is believed by itself,
 * and staff are asked.
 */
export function noteRun(db: Kysely<Tables>, now: Date): Promise<Clock> {
  return db.transaction().execute(async (trx) => {
    const noted = await trx.selectFrom('jam').selectAll().where('id', '=', 1).executeTakeFirst()
    // Without a note, the newest time in the data tells when the clock was last believed.
    const tercatat_pada = noted?.tercatat_pada ?? (await newestTime(trx)) ?? now.toISOString()
    const isBelieved = canBe(tercatat_pada, now)
    const isNews = !isBelieved && !noted?.ditanya_pada
    const time = now.toISOString()
    const row = isBelieved
      ? { tercatat_pada: time, ditanya_pada: null }
      : { tercatat_pada, ditanya_pada: noted?.ditanya_pada ?? time }
    await trx
      .insertInto('jam')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    return { isBelieved, tercatat_pada: row.tercatat_pada, isNews }
  })
}

function canBe(noted: string, now: Date): boolean {
  const gap = now.getTime() - Date.parse(noted)
  return gap >= -CLOCK_SLACK_MS && gap <= LONGEST_GAP_MS
}

/** Tells whether planned work may run by this clock. */
export async function isBelieved(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const noted = await db.selectFrom('jam').selectAll().where('id', '=', 1).executeTakeFirst()
  return !noted || (noted.ditanya_pada === null && canBe(noted.tercatat_pada, now))
}

/** Returns the question to staff about the clock; null while it is believed. */
export async function openQuestion(db: Kysely<Tables>, now: Date): Promise<TanyaJam | null> {
  const noted = await db.selectFrom('jam').selectAll().where('id', '=', 1).executeTakeFirst()
  if (!noted?.ditanya_pada) return null
  const { tercatat_pada, ditanya_pada } = noted
  return { tercatat_pada, ditanya_pada, sekarang: now.toISOString() }
}

/**
 * Records an admin's confirmation of the clock: deletions by age go on from it. The time between does not count as age:
 * whether the clock was wrong before or the server away, nobody could read what was stored meanwhile.
 */
export function believeClock(db: Kysely<Tables>, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const noted = await trx.selectFrom('jam').selectAll().where('id', '=', 1).executeTakeFirst()
    const time = now.toISOString()
    // A jump into what is still to come was a wrong clock's: nothing of it has gone by.
    await trx.deleteFrom('loncatan_jam').where('dari', '>=', time).execute()
    const over = await trx.deleteFrom('loncatan_jam').where('sampai', '>', time).returning('dari').execute()
    for (const { dari } of over) await trx.insertInto('loncatan_jam').values({ dari, sampai: time }).execute()
    if (noted?.ditanya_pada) {
      const jump = { dari: noted.tercatat_pada, sampai: [time, noted.ditanya_pada].toSorted()[0] ?? time }
      if (jump.sampai > jump.dari)
        await trx
          .insertInto('loncatan_jam')
          .values(jump)
          .onConflict((conflict) => conflict.column('dari').doUpdateSet(jump))
          .execute()
    }
    await trx
      .updateTable('jam')
      .set({ tercatat_pada: time, ditanya_pada: null })
      .where('id', '=', 1)
      .execute()
  })
}

async function newestTime(db: Kysely<Tables>): Promise<string | null> {
  const found: string[] = []
  for (const { name, writtenAt } of TABLES) {
    if (!writtenAt) continue
    const { rows } = await sql<{ time: string | null }>`
      select max(${sql.ref(writtenAt)}) as time from ${sql.table(name)}
    `.execute(db)
    const time = rows[0]?.time
    if (time) found.push(time)
  }
  return found.sort().at(-1) ?? null
}
