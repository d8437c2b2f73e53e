import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** The right to do what one process of all that share a database does at a time. */
export interface Lease {
  /** How long it is held without being taken again; then whoever comes first has it. */
  ttlMs: number
  /** Takes or renews it; false while another process holds it. */
  take(): Promise<boolean>
  /** Gives it back; no harm where another process holds it. */
  release(): Promise<void>
}

/** Long enough for a busy database, short enough that after a kill the next process waits little. */
const TTL_MS = 10_000
/** No process, of whatever version, takes it for longer. */
const LONGEST_MS = 60_000

/**
 * A lease kept as a row of the database, so that it needs no service beside it. It runs by the database's own clock: servers whose
 * clocks differ agree on when it ends.
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

/** Waits until the lease is ours, then keeps it; gives what ends that. Aborted by `signal`, it throws. */
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
 * Renews a lease that was asked for at `takenAt` (`performance.now()`) until the returned function is called, which gives it back. Calls `onLost` once when another process has it, or
 * when it could not be renewed in time: before it ends for the others, with a quarter of its time to spare.
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
