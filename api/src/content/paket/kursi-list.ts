import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { inStatus } from '../../records/noun/noun.repository.ts'
import { paketNoun } from './paket.noun.ts'

/** The largest number of departures listed, more than any agency has ahead. */
const MOST = 20_000

/**
 * Lists the seats of packages that have not departed on `today` (`YYYY-MM-DD`, the agency's calendar), by which pages
 * built earlier are brought up to date.
 */
export async function listKursi(db: Kysely<Tables>, today: string) {
  return inStatus(db.selectFrom('paket').select(['slug', 'sisa_pax', 'total_pax']), paketNoun, undefined)
    .where((where) =>
      where.or([where('tanggal_keberangkatan', '>=', today), where('tanggal_keberangkatan', '=', '')]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
}
