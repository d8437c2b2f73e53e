import { hasStates, isStated, type Stated } from '@safar/shared/records/noun/states'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Log } from '../../platform/http/log.ts'
import { changeRecords, type Deps, noteChange } from '../../records/noun/change.ts'
import { updateStatus } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { NounData, Row, StoredNoun } from '../../records/noun/stored-noun.ts'
import { isBelieved } from './jam.ts'

/** A plan is live within a minute of its time, the making of its page included. */
const LOOK_MS = 10_000
/** Plans of one noun carried out at one look; the others follow at the next. As many may fail before any waits. */
const AT_ONCE = 200

/**
 * Publishes and takes down what was planned for a time that has come, also what came due while no server ran. One of
 * several processes does each. It waits while the clock is in doubt. A plan that fails is logged and holds up no other.
 * Returns the number of changed records.
 */
export async function carryOutPlans(
  deps: Deps,
  nouns: readonly StoredNoun[],
  log: Pick<Log, 'error'>,
): Promise<number> {
  const now = deps.now()
  let count = 0
  for (const noun of nouns) {
    const due = hasStates(noun.noun) ? await dueIds(deps.database.db, noun, now) : []
    const ids = (await endable(deps.database.db, noun, due)).map(({ id }) => id)
    if (ids.length === 0) continue
    if (!(await isBelieved(deps.database.db, now))) return count
    count += await carryOutDue(deps, noun, ids, log)
  }
  return count
}

/**
 * Carries out plans in one transaction; if that fails, each in one of its own. Returns the number of changed records.
 */
async function carryOutDue(
  deps: Deps,
  noun: StoredNoun,
  ids: readonly number[],
  log: Pick<Log, 'error'>,
): Promise<number> {
  const { name } = noun.noun
  const batches = [ids]
  let done = 0
  for (const batch of batches) {
    try {
      done += await carryOut(deps, noun, batch)
    } catch (err) {
      if (batch.length === 1) {
        log.error({ err, noun: name, id: batch[0] }, 'a plan was not carried out')
        continue
      }
      log.error({ err, noun: name }, 'plans are carried out one by one')
      batches.push(...batch.map((id) => [id]))
    }
  }
  return done
}

/** Carries out those of the plans that are still due, in one transaction; returns how many those were. */
function carryOut(deps: Deps, noun: StoredNoun, ids: readonly number[]): Promise<number> {
  return changeRecords(deps, null, async (context) => {
    const records = await dueRecords(context, noun, ids)
    // Who is about to need one of them is waited for.
    if (noun.keptLive) for (const { id } of records) await holdRow(context.trx, noun.noun.name, id, 'delete')
    const time = context.now.toISOString()
    const due = await endable(
      context.trx,
      noun,
      records.map((stored) => ({
        id: stored.id,
        stored,
        isEnd: stored.turun_pada !== '' && stored.turun_pada <= time,
      })),
    )
    for (const { stored, isEnd } of due) {
      const status = isEnd ? 'arsip' : 'terbit'
      // Its fields were checked as it was planned; what it needs besides them may have gone since.
      await noun.requireReady(context, { ...contentOf(stored), status }, stored)
      const saved = await updateStatus(context, noun, stored, status)
      await noteChange(context, noun, isEnd ? 'turun' : 'terbit', saved, stored)
    }
    return due.length
  })
}

/** Leaves out those whose end has come while something needs them still: they wait until nothing does. */
async function endable<Due extends { id: number; isEnd: boolean }>(
  db: Kysely<Tables>,
  noun: StoredNoun,
  due: readonly Due[],
): Promise<Due[]> {
  const ends = due.filter(({ isEnd }) => isEnd).map(({ id }) => id)
  const kept = ends.length > 0 ? await noun.keptLive?.(db, ends) : undefined
  return due.filter(({ id, isEnd }) => !(isEnd && kept?.has(id)))
}

/** Polls for due plans; returns the function that stops it. */
export function startPlans(
  deps: Deps,
  nouns: readonly StoredNoun[],
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const look = () => {
    running ??= carryOutPlans(deps, nouns, log)
      .catch((err) => log.error({ err }, 'plans were not carried out'))
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Matches rows whose time to be put up or taken down has come. */
const isDue = (now: Date) => {
  const time = now.toISOString()
  return sql`(status = 'terjadwal' and terbit_pada <= ${time}
    or status = 'terbit' and turun_pada <> '' and turun_pada <= ${time})`
}

/** Takes down first: seen too long is worse than seen late. */
const IN_ORDER = sql`order by status = 'terjadwal', id`

/** Returns the ids that are due, as many as one look goes through, and which of them end. */
async function dueIds(db: Kysely<Tables>, { noun }: StoredNoun, now: Date) {
  const { rows } = await sql<{ id: number; turun_pada: string }>`
    select id, turun_pada from ${sql.table(noun.name)} where ${isDue(now)} ${IN_ORDER} limit ${AT_ONCE}
  `.execute(db)
  const time = now.toISOString()
  return rows.map(({ id, turun_pada }) => ({
    id: Number(id),
    isEnd: turun_pada !== '' && turun_pada <= time,
  }))
}

/** Reads those of the records that are due still; unreadable ones are left out. */
async function dueRecords(
  { trx, now }: Context,
  noun: StoredNoun,
  ids: readonly number[],
): Promise<(NounData & Stated)[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(noun.noun.name)} where id in (${sql.join(ids)}) and ${isDue(now)} ${IN_ORDER}
  `.execute(trx)
  return rows.flatMap((row) => {
    const record = noun.readRow(row)
    return record && isStated(record) ? [record] : []
  })
}
