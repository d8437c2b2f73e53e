import { readBookingKode } from '@safar/shared/trips/pemesanan/booking-kode'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_ENDED } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import { readId } from '../../platform/db/id.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'

/** Finds a booking by id or code; null if there is none that can be read. */
export async function findBooking(db: Kysely<Tables>, idOrKode: string): Promise<PemesananStored | null> {
  const id = readId(idOrKode)
  const kode = id === null ? readBookingKode(idOrKode) : null
  if (id === null && kode === null) return null
  const row = await db
    .selectFrom('pemesanan')
    .selectAll()
    .where(({ eb }) => (id === null ? eb('kode', '=', kode ?? '') : eb('id', '=', id)))
    .executeTakeFirst()
  return row ? pemesananNoun.readRow(row) : null
}

/** Lists the participants of bookings, in their order within each. */
export async function listPeserta(db: Kysely<Tables>, bookings: readonly number[]): Promise<PesertaStored[]> {
  const peserta: PesertaStored[] = []
  for (const part of inParts(bookings)) {
    const rows = await db
      .selectFrom('peserta')
      .selectAll()
      .where('pemesanan_id', 'in', part)
      .orderBy('pemesanan_id')
      .orderBy('ke')
      .orderBy('id')
      .execute()
    peserta.push(...rows.flatMap((row) => pesertaNoun.readRow(row) ?? []))
  }
  return peserta
}

/**
 * Finds the booking that has not ended of a registration, or of one that it is joined with: together they are one
 * family. Undefined if there is none.
 */
export function bookingOfRegistration(
  db: Kysely<Tables>,
  pendaftaranId: number,
): Promise<{ id: number; kode: string } | undefined> {
  return db
    .selectFrom('pemesanan')
    .select(['id', 'kode'])
    .where('status', 'not in', PEMESANAN_ENDED)
    .where(({ eb, or, selectFrom }) => {
      const head = selectFrom('pendaftaran').select('gabung_ke').where('id', '=', pendaftaranId)
      const joined = selectFrom('pendaftaran')
        .select('id')
        .where((is) => is.or([is('gabung_ke', '=', pendaftaranId), is('gabung_ke', '=', head)]))
      return or([
        eb('pendaftaran_id', '=', pendaftaranId),
        eb('pendaftaran_id', '=', head),
        eb('pendaftaran_id', 'in', joined),
      ])
    })
    .executeTakeFirst()
}
