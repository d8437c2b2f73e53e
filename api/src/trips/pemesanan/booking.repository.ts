import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { readBookingKode } from '@safar/shared/trips/pemesanan/booking-kode'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_ENDED } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Kysely, sql } from 'kysely'
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

/** Finds the booking of a registration, as `bookingsOfRegistrations`; undefined if there is none. */
export async function bookingOfRegistration(db: Kysely<Tables>, id: number): Promise<Booked | undefined> {
  return (await bookingsOfRegistrations(db, [id])).get(id)
}

/** The booking that a registration became, by the registration's id. */
export type Booked = NonNullable<Pendaftaran['pemesanan']>

/**
 * Finds the bookings that have not ended of registrations, or of those that they are joined with: together they are
 * one family. A registration without one has no entry.
 */
export async function bookingsOfRegistrations(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, Booked>> {
  const found = new Map<number, Booked>()
  for (const part of inParts(ids)) {
    const asked = await db
      .selectFrom('pendaftaran')
      .select(['id', 'gabung_ke'])
      .where('id', 'in', part)
      .execute()
    const heads = asked.map(({ id, gabung_ke }) => gabung_ke ?? id)
    if (heads.length === 0) continue
    // Conditions in the words of the index of such bookings: the database reads no other then.
    const booked = await PEMESANAN_ENDED.reduce(
      (query, ended) => query.where('pemesanan.status', '<>', sql.lit(ended)),
      db
        .selectFrom('pemesanan')
        .innerJoin('pendaftaran', 'pendaftaran.id', 'pemesanan.pendaftaran_id')
        .select(['pemesanan.id', 'pemesanan.kode', 'pendaftaran.id as of', 'pendaftaran.gabung_ke'])
        .where(({ or, eb }) =>
          or([eb('pendaftaran.id', 'in', heads), eb('pendaftaran.gabung_ke', 'in', heads)]),
        ),
    )
      .orderBy('pemesanan.id')
      .execute()
    const byHead = new Map(
      booked.toReversed().map(({ id, kode, of, gabung_ke }) => [gabung_ke ?? of, { id, kode }]),
    )
    for (const { id, gabung_ke } of asked) {
      const booking = byHead.get(gabung_ke ?? id)
      if (booking) found.set(id, booking)
    }
  }
  return found
}
