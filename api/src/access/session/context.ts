import type { Transaction } from 'kysely'
import type { Moment } from '../../platform/db/moment.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Actor } from './actor.ts'

/**
 * A change as it travels: the transaction that it is written in, who asks for it, and when. It is made once, where the
 * transaction opens, and is the first argument of whatever takes part. A visitor has no account, so it has no actor.
 */
export interface Context extends Moment {
  readonly trx: Transaction<Tables>
  readonly actor: Actor
}

/** Runs a change in a transaction of its own and returns its result; the moment is when it opened. */
export function transact<Result>(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: Actor,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  return deps.database.db.transaction().execute((trx) => change({ trx, actor, now: deps.now() }))
}

/** Returns who changes something, and when, as columns of what is appended. */
export const stampOf = ({ now, actor }: Pick<Context, 'now' | 'actor'>) => ({
  pada: now.toISOString(),
  akun_id: actor ? Number(actor.id) : null,
  token_id: actor?.token ?? null,
})
