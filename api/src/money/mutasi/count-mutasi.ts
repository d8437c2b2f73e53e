import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { lastTurnOf } from './mutasi-states.ts'

/** Counts the new bank lines. Their texts stay sealed, so that it is no look at them. */
export async function countNew(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('mutasi')
    .leftJoin('keadaan_mutasi', (join) =>
      join.onRef('keadaan_mutasi.mutasi_id', '=', 'mutasi.id').on('keadaan_mutasi.urut', '=', lastTurnOf),
    )
    .where(({ eb, or }) =>
      or([eb('keadaan_mutasi.keadaan', 'is', null), eb('keadaan_mutasi.keadaan', '=', 'baru')]),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
