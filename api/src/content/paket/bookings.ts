import { archiveRefusal, BOOKING_OVER } from '@safar/shared/content/paket/kursi'
import type { Kysely, Transaction } from 'kysely'
import { holdRow } from '../../platform/db/hold-row.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'

/*
 * Bookings as a departure sees them. Their wing stands above this one, so their table is asked by its name, as the
 * report of sales asks for registrations.
 */

/** Returns how many living bookings departures have, by id; those without any are left out. */
export async function countBookings(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const part of inParts(ids)) {
    const rows = await living(db).where('paket_id', 'in', part).execute()
    for (const { paket_id, jumlah } of rows) counts.set(paket_id, Number(jumlah))
  }
  return counts
}

/** Returns how many living bookings one departure has. */
export async function countBookingsOf(db: Kysely<Tables>, id: number): Promise<number> {
  return (await countBookings(db, [id])).get(id) ?? 0
}

/** Selects departures that have living bookings, with their number. */
export function living(db: Kysely<Tables>) {
  return db
    .selectFrom('pemesanan')
    .select(({ fn }) => ['paket_id', fn.countAll<number | string>().as('jumlah')])
    .where('status', 'not in', BOOKING_OVER)
    .groupBy('paket_id')
}

/** Returns why departures may not be archived, by id; those that may are left out. */
export async function keptByBookings(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return new Map([...(await countBookings(db, ids))].map(([id, count]) => [id, archiveRefusal(count)]))
}

/**
 * Returns the same within a transaction that archives departures. Who is about to book one of them is waited for, and
 * nobody books it until the transaction ends.
 */
export async function keptFromArchive(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  for (const id of [...ids].sort((a, b) => a - b)) await holdRow(trx, 'paket', id, 'delete')
  return keptByBookings(trx, ids)
}
