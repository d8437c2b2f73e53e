import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

export const MINUTE_MS = 60_000
/** The longest window, in milliseconds. A longer one in a row was written by a clock that was ahead. */
export const LONGEST_MS = 15 * MINUTE_MS

/** A budget of tries. */
export interface Budget {
  key: string
  /** Tries within a window. */
  limit: number
  /** The length, from the first try on, in milliseconds. */
  windowMs: number
}

// Keys hold addresses and mails of people; what is kept does not.
export function fold(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Counts a try against each budget. Returns null while all have room, else the seconds to wait; then the try is counted
 * nowhere. Counts live in the database: several processes share them and a restart keeps them.
 */
export async function countTry(
  db: Kysely<Tables>,
  budgets: readonly Budget[],
  now: Date,
): Promise<number | null> {
  const time = now.getTime()
  const wait = await waitOf(db, budgets, now)
  if (wait !== null) return wait
  try {
    await db.transaction().execute(async (trx) => {
      await sweep(db, trx, time)
      const counted = new Map<string, Tries>()
      // In one order for all: two that count the same budgets never wait for each other in a ring.
      for (const budget of [...budgets].sort((a, b) => (a.key < b.key ? -1 : 1))) {
        counted.set(budget.key, await addTry(trx, budget, time))
      }
      // Others counted in between.
      const late = longestWait(budgets, counted, time, (tries, limit) => tries > limit)
      if (late !== null) throw new Refused(late)
    })
  } catch (error) {
    if (error instanceof Refused) return error.wait
    throw error
  }
  return null
}

/** Returns the seconds to wait if a budget is spent; null while all have room. It counts nothing. */
export async function waitOf(
  db: Kysely<Tables>,
  budgets: readonly Budget[],
  now: Date,
): Promise<number | null> {
  const spent = await findTries(db, budgets, now)
  return longestWait(budgets, spent, now.getTime(), (tries, limit) => tries >= limit)
}

/** Returns the tries so far under each key, within their windows. */
export async function findTries(
  db: Kysely<Tables>,
  budgets: readonly Pick<Budget, 'key'>[],
  now: Date,
): Promise<Map<string, Tries>> {
  const time = now.getTime()
  const keys = new Map(budgets.map(({ key }) => [fold(key), key]))
  const rows = await db
    .selectFrom('percobaan')
    .selectAll()
    .where('kunci', 'in', [...keys.keys()])
    .where('berakhir', '>', time)
    .where('berakhir', '<=', time + LONGEST_MS)
    .execute()
  return new Map(
    rows.map(({ kunci, berakhir, jumlah }) => [
      keys.get(kunci) ?? '',
      { tries: jumlah, endsAt: Number(berakhir) },
    ]),
  )
}

/** Takes tries back: keys of `forget` lose their count, those of `refund` one try each. */
export async function takeBack(
  db: Kysely<Tables>,
  { forget, refund }: { forget?: string; refund: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (forget !== undefined) await forgetTries(trx, forget)
    for (const key of [...refund].sort()) {
      await trx
        .updateTable('percobaan')
        .set((column) => ({ jumlah: column('jumlah', '-', 1) }))
        .where('kunci', '=', fold(key))
        .where('jumlah', '>', 0)
        .execute()
    }
  })
}

/** Deletes the tries under a key, once one of them succeeded. */
export async function forgetTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('percobaan').where('kunci', '=', fold(key)).execute()
}

export interface Tries {
  tries: number
  endsAt: number
}

/** Ends the transaction, so that nothing of it is written. */
class Refused extends Error {
  readonly wait: number

  constructor(wait: number) {
    super('too many tries')
    this.wait = wait
  }
}

function longestWait(
  budgets: readonly Budget[],
  spent: ReadonlyMap<string, Tries>,
  time: number,
  isOver: (tries: number, limit: number) => boolean,
): number | null {
  const ends = budgets.flatMap(({ key, limit }) => {
    const known = spent.get(key)
    return known && isOver(known.tries, limit) ? [known.endsAt] : []
  })
  return ends.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...ends) - time) / 1000))
}

async function addTry(trx: Transaction<Tables>, { key, windowMs }: Budget, time: number): Promise<Tries> {
  const fresh = { berakhir: time + windowMs, jumlah: 1 }
  const row = await trx
    .insertInto('percobaan')
    .values({ kunci: fold(key), ...fresh })
    .onConflict((conflict) =>
      conflict.column('kunci').doUpdateSet((column) => {
        const isOver = column.or([
          column('percobaan.berakhir', '<=', time),
          column('percobaan.berakhir', '>', time + LONGEST_MS),
        ])
        return {
          jumlah: column
            .case()
            .when(isOver)
            .then(1)
            .else(column('percobaan.jumlah', '+', 1))
            .end(),
          berakhir: column
            .case()
            .when(isOver)
            .then(fresh.berakhir)
            .else(column.ref('percobaan.berakhir'))
            .end(),
        }
      }),
    )
    .returning(['jumlah', 'berakhir'])
    .executeTakeFirstOrThrow()
  return { tries: row.jumlah, endsAt: Number(row.berakhir) }
}

const sweptAt = new WeakMap<Kysely<Tables>, number>()

/** Drops what has ended, once a minute: it reads the whole table. */
async function sweep(db: Kysely<Tables>, trx: Transaction<Tables>, time: number): Promise<void> {
  if (Math.abs(time - (sweptAt.get(db) ?? 0)) < MINUTE_MS) return
  sweptAt.set(db, time)
  await trx.deleteFrom('percobaan').where('berakhir', '<=', time).execute()
}
