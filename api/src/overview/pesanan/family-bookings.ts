import type { PesananRingkas } from '@safar/shared/overview/pesanan/pesanan-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isSettled, PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../../access/session/akun.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import type { Family } from '../../trips/tautan-keluarga/family-guard.ts'

/** Bookings that an account is shown, the newest; no family has more. */
const MOST = 100

/** Lists the bookings of a family in short: those that are to leave first, by their day; then those that are over. */
export async function familyBookings(
  db: Kysely<Tables>,
  family: Family,
  now: Date,
): Promise<PesananRingkas[]> {
  const today = hariIni(now)
  const rows = await db
    .selectFrom('pemesanan')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .select([
      'pemesanan.id',
      'pemesanan.kode',
      'pemesanan.status',
      'paket.nama_paket',
      'paket.tanggal_keberangkatan',
    ])
    .where(({ eb }) =>
      family.link
        ? eb('pemesanan.id', '=', family.link.pemesanan_id)
        : eb(sql`lower(trim(pemesan_email))`, '=', emailKey(family.akun.email)),
    )
    .orderBy('pemesanan.id', 'desc')
    .limit(MOST)
    .execute()
  const all = rows.flatMap(({ nama_paket, tanggal_keberangkatan, ...row }): PesananRingkas[] => {
    const status = PEMESANAN_STATUS.find((known) => known === row.status)
    return status ? [{ ...row, status, paket: nama_paket, berangkat: tanggal_keberangkatan }] : []
  })
  const isOver = ({ status, berangkat }: PesananRingkas) => isSettled(status) || berangkat < today
  return [
    ...all.filter((one) => !isOver(one)).toSorted((a, b) => a.berangkat.localeCompare(b.berangkat)),
    ...all.filter(isOver).toSorted((a, b) => b.berangkat.localeCompare(a.berangkat)),
  ]
}

/** Returns the asked one of a family's bookings, or the first; null if it has none. @throws HttpError 404 */
export async function askedBooking(
  db: Kysely<Tables>,
  all: readonly PesananRingkas[],
  asked: string,
): Promise<PemesananStored | null> {
  const [first] = all
  if (asked === '') return first ? findBooking(db, String(first.id)) : null
  const booking = await findBooking(db, asked)
  // Another family's is answered as one that is not there.
  if (!booking || !all.some(({ id }) => id === booking.id)) throw recordNotFound(pemesananNoun)
  return booking
}

/**
 * Returns the booking that something is sent for: money and papers never go to one of several by a guess.
 * @throws HttpError 404; 422 where an account has several and names none
 */
export async function bookingToSend(
  db: Kysely<Tables>,
  family: Family,
  asked: string,
  now: Date,
): Promise<PemesananStored> {
  const all = await familyBookings(db, family, now)
  if (asked === '' && all.length > 1) throw invalidFields({ pemesanan: ['Pilih pemesanan yang mana.'] })
  const booking = await askedBooking(db, all, asked)
  if (!booking) throw recordNotFound(pemesananNoun)
  return booking
}
