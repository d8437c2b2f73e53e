import type { Role } from '@safar/shared/access/session/session-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { settlingDay } from '@safar/shared/trips/pemesanan/bills'
import {
  byUrgency,
  type DueBill,
  isWaiting,
  type NextAction,
  nextAction,
} from '@safar/shared/trips/pemesanan/next-action'
import { PEMESANAN_STATUS, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bookingMoney } from './booking-money.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { paketsOf } from './shown-booking.ts'

/** States after which nothing is left to do. */
const DONE: readonly PemesananStatus[] = ['selesai', 'batal']

type Bookings<Output> = SelectQueryBuilder<Tables, 'pemesanan', Output>

/**
 * Lists the ids of bookings whose next step waits for a role, the most urgent first; `narrowed` narrows them further.
 * The list's filter and the menu's count both ask here.
 */
export async function waitingBookings(
  db: Kysely<Tables>,
  narrowed: <Output>(all: Bookings<Output>) => Bookings<Output>,
  { role }: { role: Role },
  now: Date,
): Promise<number[]> {
  const rows = await narrowed(db.selectFrom('pemesanan'))
    .select((eb) => [
      'id',
      'paket_id',
      'status',
      'batas_dp',
      eb
        .selectFrom('peserta')
        .select(eb.fn.countAll().as('jumlah'))
        .whereRef('peserta.pemesanan_id', '=', 'pemesanan.id')
        .where('peserta.jamaah_id', 'is', null)
        .as('kosong'),
    ])
    .where('status', 'not in', DONE)
    .orderBy('id', 'desc')
    .execute()
  const pakets = await paketsOf(db, [...new Set(rows.map(({ paket_id }) => paket_id))])
  const due = await duesOf(
    db,
    rows.flatMap(({ id, status }) => (status === 'sebagian' ? id : [])),
  )
  const today = hariIni(now)
  const waiting: { id: number; next: NextAction }[] = []
  for (const { id, paket_id, batas_dp, kosong, ...row } of rows) {
    const status = PEMESANAN_STATUS.find((known) => known === row.status)
    const paket = pakets.get(paket_id)
    if (!status || !paket) continue
    const { tanggal_keberangkatan, durasi } = paket
    const about = { status, batas_dp, tagihan: due.get(id) ?? null, tanggal_keberangkatan, durasi }
    const next = nextAction({ ...about, tanpa_jamaah: Number(kosong) }, today)
    if (next && isWaiting(next, { role, today })) waiting.push({ id, next })
  }
  return waiting.sort((a, b) => byUrgency(a.next, b.next)).map(({ id }) => id)
}

/**
 * Reads the bill that each of some bookings is asked for next: of the ledger, else the settling of its plan. Who set a
 * state by hand has money elsewhere.
 */
async function duesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, DueBill | null>> {
  const due = await bookingMoney().dueBills(db, ids)
  for (const part of inParts(ids.filter((id) => !due.has(id)))) {
    const rows = await db.selectFrom('pemesanan').selectAll().where('id', 'in', part).execute()
    for (const row of rows) {
      const booking = pemesananNoun.readRow(row)
      if (!booking) continue
      const { harga_snapshot, dihitung_pada: from } = booking
      due.set(row.id, { uraian: '', jatuh_tempo: settlingDay(harga_snapshot, { from, berangkat: '' }) })
    }
  }
  return due
}
