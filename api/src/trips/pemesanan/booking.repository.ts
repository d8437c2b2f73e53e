import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
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
    const rows = await db
      .selectFrom('pendaftaran as asked')
      .innerJoin('pendaftaran as kin', (join) =>
        join.on(({ or, eb, ref }) =>
          or([
            eb('kin.id', '=', ref('asked.id')),
            eb('kin.id', '=', ref('asked.gabung_ke')),
            eb('kin.gabung_ke', '=', ref('asked.id')),
            eb('kin.gabung_ke', '=', ref('asked.gabung_ke')),
          ]),
        ),
      )
      .innerJoin('pemesanan', 'pemesanan.pendaftaran_id', 'kin.id')
      .select(['asked.id as asked', 'pemesanan.id', 'pemesanan.kode'])
      .where('asked.id', 'in', part)
      .where('pemesanan.status', 'not in', PEMESANAN_ENDED)
      .orderBy('pemesanan.id')
      .execute()
    for (const { asked, ...booked } of rows) if (!found.has(asked)) found.set(asked, booked)
  }
  return found
}
