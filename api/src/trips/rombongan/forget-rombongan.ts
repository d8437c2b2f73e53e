import type { Kysely } from 'kysely'
import { agedBefore } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { monthsBefore } from '../../platform/db/time.ts'

/** Months after their end that links are known as ended, and after their last change that cells are kept. */
const KEPT_MONTHS = 6

/** Deletes links that ended long ago: until then a phone that comes with one is told to wipe what it has. */
export async function forgetOldLinks(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, monthsBefore(now, KEPT_MONTHS))).toISOString()
  await db.deleteFrom('rombongan_tautan').where('berakhir_pada', '<', before).execute()
}

/** Deletes the roll and the notes of departures of which none was written for long. */
export async function forgetOldCells(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, monthsBefore(now, KEPT_MONTHS))).toISOString()
  await db
    .deleteFrom('rombongan_sel')
    .where('paket_id', 'in', (query) =>
      query
        .selectFrom('rombongan_sel as all')
        .select('all.paket_id')
        .groupBy('all.paket_id')
        .having(({ fn }) => fn.max('all.diterima_pada'), '<', before),
    )
    .execute()
}
