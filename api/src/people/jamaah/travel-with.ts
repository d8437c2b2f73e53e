import { searchedBooking } from '@safar/shared/people/jamaah/search-by-booking'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * Returns the ids of the pilgrims who travel with the booking of a code; none for any other text. The wing of bookings
 * stands above this one, so their tables are named here.
 */
export async function travelWith(db: Kysely<Tables>, q: string): Promise<number[]> {
  const kode = searchedBooking(q)
  if (kode === null) return []
  const rows = await db
    .selectFrom('peserta')
    .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
    .select('peserta.jamaah_id')
    .where('pemesanan.kode', '=', kode)
    .where('peserta.jamaah_id', 'is not', null)
    .execute()
  return rows.flatMap(({ jamaah_id }) => jamaah_id ?? [])
}
