import { hasStates, isStated } from '@safar/shared/records/noun/states'
import { sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Moment } from '../../platform/db/moment.ts'
import type { Log } from '../../platform/http/log.ts'
import { changeRecords, type Deps } from '../../records/noun/change.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { writeRecord } from '../../records/noun/save.ts'
import type { NounData, StoredNoun } from '../../records/noun/stored-noun.ts'
import { isBelieved } from './jam.ts'

/** A plan is live within a minute of its time, the making of its page included. */
const LOOK_MS = 10_000
/** Plans carried out in one transaction; the others follow in the next. */
const AT_ONCE = 100
/** Plans that could not be carried out, of one noun, before its others wait for the next look. */
const MOST_FAILED = 100

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
    if (!hasStates(noun.noun) || !(await hasDue(deps, noun, now))) continue
    if (!(await isBelieved(deps.database.db, now))) return count
    count += await carryOutDue(deps, noun, now, log)
  }
  return count
}

async function carryOutDue(
  deps: Deps,
  noun: StoredNoun,
  now: Date,
  log: Pick<Log, 'error'>,
): Promise<number> {
  const carryOutAll = (of: (context: Context) => Promise<number[]>) =>
    changeRecords(deps, null, async (context) => {
      let done = 0
      for (const id of await of(context)) if (await carryOut(context, noun, id)) done += 1
      return done
    })
  try {
    return await carryOutAll((context) => dueIds(context, noun))
  } catch (err) {
    log.error({ err, noun: noun.noun.name }, 'plans are carried out one by one')
  }
  let done = 0
  for (const id of await dueIds({ trx: deps.database.db, now }, noun, AT_ONCE + MOST_FAILED)) {
    try {
      done += await carryOutAll(async () => [id])
    } catch (err) {
      log.error({ err, noun: noun.noun.name, id }, 'a plan was not carried out')
    }
  }
  return done
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

async function hasDue({ database }: Deps, noun: StoredNoun, now: Date): Promise<boolean> {
  return (await dueIds({ trx: database.db, now }, noun)).length > 0
}

/** Returns the ids that are due, those to take down first: seen too long is worse than seen late. */
async function dueIds({ trx, now }: Moment, { noun }: StoredNoun, most = AT_ONCE): Promise<number[]> {
  const time = now.toISOString()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(noun.name)}
    where (status = 'terjadwal' and terbit_pada <= ${time})
       or (status = 'terbit' and turun_pada <> '' and turun_pada <= ${time})
    order by status = 'terjadwal', id limit ${most}
  `.execute(trx)
  return rows.map(({ id }) => Number(id))
}

async function carryOut(context: Context, noun: StoredNoun, id: number): Promise<boolean> {
  const stored: NounData | null = await findRecord(context.trx, noun, String(id))
  if (!stored || !isStated(stored)) return false
  const isEnd = stored.turun_pada !== '' && stored.turun_pada <= context.now.toISOString()
  const content = { ...contentOf(stored), status: isEnd ? 'arsip' : 'terbit' }
  await writeRecord(context, noun, isEnd ? 'turun' : 'terbit', stored, content)
  return true
}
