import { BOOKING_OVER } from '@safar/shared/content/paket/kursi'
import { addMonths, hariIni } from '@safar/shared/platform/format/tanggal'
import { PEMESANAN_SIMPAN_BULAN } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_FRUITLESS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict } from '../../platform/http/errors.ts'

/*
 * Bookings that nobody's request erases: those that live hold seats and people's places, and those that were carried
 * out or paid for are books of account (ten years, UU KUP art. 28).
 */

/** Selects payments of an outer query’s booking. Money stands above journeys: its table is asked by its name. */
const paymentsOf = ({ selectFrom }: ExpressionBuilder<Tables, 'pemesanan'>) =>
  selectFrom('pembayaran').select('pembayaran.id').whereRef('pemesanan_id', '=', 'pemesanan.id')

/** Returns the codes of those of the bookings of which something came, or that were paid for. */
export async function bookingsNeeded(db: Kysely<Tables>, ids: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('pemesanan')
      .select('kode')
      .where('id', 'in', part)
      .where((of) => of.or([of('status', 'not in', [...PEMESANAN_FRUITLESS]), of.exists(paymentsOf(of))]))
      .orderBy('id')
      .execute()
    found.push(...rows.map(({ kode }) => kode))
  }
  return found
}

/** Returns the codes of those of the bookings that payments keep as books of account at a time. */
export async function bookingsPaid(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<string[]> {
  const since = addMonths(hariIni(now), -PEMESANAN_SIMPAN_BULAN.pembukuan)
  const found: string[] = []
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('pemesanan')
      .select('kode')
      .where('id', 'in', part)
      .where((of) => of.exists(paymentsOf(of).where('pembayaran.pada', '>=', since)))
      .orderBy('id')
      .execute()
    found.push(...rows.map(({ kode }) => kode))
  }
  return found
}

/** Returns the codes of living bookings that pilgrims have a place in. */
export async function bookingsOfPilgrims(db: Kysely<Tables>, jamaah: readonly number[]): Promise<string[]> {
  const found = new Set<string>()
  for (const part of inParts(jamaah)) {
    const rows = await db
      .selectFrom('peserta')
      .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
      .select('pemesanan.kode')
      .where('peserta.jamaah_id', 'in', part)
      .where('pemesanan.status', 'not in', [...BOOKING_OVER])
      .orderBy('pemesanan.id')
      .execute()
    for (const { kode } of rows) found.add(kode)
  }
  return [...found]
}

/**
 * Refuses what would take bookings along.
 * @throws HttpError 409 that names them, unless there are none
 */
export function refuseBookings(kode: readonly string[], apa: string): void {
  if (kode.length === 0) return
  const which = new Intl.ListFormat('id').format(kode)
  throw conflict(
    `${apa}: pemesanan ${which} masih berjalan atau tercatat sebagai pembukuan. Batalkan yang tidak jadi, atau tolak permintaan ini dengan alasannya.`,
    { pemesanan: kode },
  )
}
