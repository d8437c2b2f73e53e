import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** A lease: the right to work that only one of all processes on a database may do at a time. */
export interface Lease {
  /** The time that it lasts without a renewal; then the next process can take it. */
  ttlMs: number
  /** Takes or renews the lease; false while another process holds it. */
  take(): Promise<boolean>
  /** Gives the lease back; harmless if another process holds it. */
  release(): Promise<void>
}

/**
 * The lease's lifetime: long enough for a busy database, short enough that the next process waits little after a kill.
 */
const TTL_MS = 10_000
/** The longest lease that any version takes, in milliseconds. */
const LONGEST_MS = 60_000

/**
 * Creates a lease stored as a row of the database, so that no other service is needed. It runs by the database's clock:
 * servers whose clocks differ agree on when it ends.
 */
export function createLease(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  nama: 'publikasi' | 'cadangan',
  ttlMs = TTL_MS,
): Lease {
  const holder = randomUUID()
  const now =
    kind === 'sqlite'
      ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
      : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
  return {
    ttlMs,

    async take() {
      const mine = { pemegang: holder, berakhir: sql<number>`${now} + ${sql.lit(ttlMs)}` }
      const row = await db
        .insertInto('sewa')
        .values({ nama, ...mine })
        .onConflict((conflict) =>
          conflict
            .column('nama')
            .doUpdateSet(mine)
            .where((where) =>
              where.or([
                where('sewa.pemegang', '=', holder),
                where('sewa.berakhir', '<=', now),
                // Longer than any is taken for: it was, by a clock that has been set back since.
                where('sewa.berakhir', '>', sql<number>`${now} + ${sql.lit(LONGEST_MS)}`),
              ]),
            ),
        )
        .returning('pemegang')
        .executeTakeFirst()
      return row !== undefined
    },

    async release() {
      await db.deleteFrom('sewa').where('nama', '=', nama).where('pemegang', '=', holder).execute()
    },
  }
}

/**
 * Waits until it holds the lease, then renews it; returns the function that gives it back. Throws if `signal` aborts
 * it.
 */
export async function takeTurn(
  lease: Lease,
  { retryMs, signal, onLost }: { retryMs: number; signal: AbortSignal; onLost: () => void },
): Promise<() => Promise<void>> {
  let asked = performance.now()
  while (!(await lease.take())) {
    await pause(retryMs, undefined, { signal })
    asked = performance.now()
  }
  return keepLease(lease, asked, onLost)
}

/**
 * Renews a lease that was taken at `takenAt` (`performance.now()`) until the returned function gives it back. Calls
 * `onLost` once if another process has it, or if it could not be renewed in time: with a quarter of its time to spare
 * before it ends for the others.
 */
export function keepLease(lease: Lease, takenAt: number, onLost: () => void): () => Promise<void> {
  let heldSince = takenAt
  let renewal = Promise.resolve()
  const lose = () => {
    clearInterval(timer)
    onLost()
  }
  const renew = async (asked: number) => {
    // An unreachable database decides nothing yet: the time since the last renewal does.
    const held = await lease.take().catch(() => null)
    if (held) heldSince = asked
    if (held === false) lose()
  }
  const timer = setInterval(() => {
    const asked = performance.now()
    if (asked - heldSince > lease.ttlMs * 0.75) lose()
    else renewal = renew(asked)
  }, lease.ttlMs / 5)
  return async () => {
    clearInterval(timer)
    // One that is under way would take it again.
    await renewal
    await lease.release()
  }
}
