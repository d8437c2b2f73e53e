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

const ENDED: ReadonlySet<string> = new Set(DONE)
const KNOWN = new Map<string, PemesananStatus>(PEMESANAN_STATUS.map((status) => [status, status]))

/** States in which places without a pilgrim are to be filled: `nextAction` asks for their number in no other. */
const FILLED: readonly PemesananStatus[] = ['sebagian', 'lunas']

/** A booking as its order and its next step need it; `kosong` counts places that a pilgrim is to fill now. */
export interface BriefBooking {
  id: number
  paket_id: number
  status: string
  batas_dp: string
  kosong: number | string | bigint | null
}

/** Reads bookings in brief, the newest first. */
export function briefBookings<Output>(
  bookings: SelectQueryBuilder<Tables, 'pemesanan', Output>,
): Promise<BriefBooking[]> {
  return bookings
    .clearSelect()
    .select((eb) => [
      'id',
      'paket_id',
      'status',
      'batas_dp',
      eb
        .case()
        .when('status', 'in', FILLED)
        .then(
          eb
            .selectFrom('peserta')
            .select(eb.fn.countAll().as('jumlah'))
            .whereRef('peserta.pemesanan_id', '=', 'pemesanan.id')
            .where('peserta.jamaah_id', 'is', null),
        )
        .else(0)
        .end()
        .as('kosong'),
    ])
    .orderBy('id', 'desc')
    .execute()
}

/** Lists the ids of all bookings whose next step waits for a role, the most urgent first. */
export async function waitingBookings(
  db: Kysely<Tables>,
  reader: { role: Role },
  now: Date,
): Promise<number[]> {
  const rows = await briefBookings(db.selectFrom('pemesanan').where('status', 'not in', DONE))
  return waitingAmong(db, rows, reader, now)
}

/**
 * Lists the ids of those of some bookings whose next step waits for a role, the most urgent first. The list's filter
 * and the menu's count both ask here.
 */
export async function waitingAmong(
  db: Kysely<Tables>,
  bookings: readonly BriefBooking[],
  { role }: { role: Role },
  now: Date,
): Promise<number[]> {
  const rows = bookings.filter(({ status }) => !ENDED.has(status))
  const pakets = await paketsOf(db, [...new Set(rows.map(({ paket_id }) => paket_id))])
  const due = await duesOf(
    db,
    rows.flatMap(({ id, status }) => (status === 'sebagian' ? id : [])),
  )
  const today = hariIni(now)
  const waiting: { id: number; next: NextAction }[] = []
  for (const { id, paket_id, batas_dp, kosong, status: held } of rows) {
    const status = KNOWN.get(held)
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
    const rows = await db
      .selectFrom('pemesanan')
      .select(['id', 'harga_snapshot', 'dihitung_pada'])
      .where('id', 'in', part)
      .execute()
    // Bookings of one departure and day froze the same price, and a price is dear to read.
    const alike = Map.groupBy(rows, (row) => `${row.dihitung_pada} ${row.harga_snapshot}`)
    const first = new Map([...alike.values()].map((same) => [same[0]?.id ?? 0, same]))
    const whole = await db
      .selectFrom('pemesanan')
      .selectAll()
      .where('id', 'in', [...first.keys()])
      .execute()
    for (const row of whole) {
      const booking = pemesananNoun.readRow(row)
      if (!booking) continue
      const { harga_snapshot, dihitung_pada: from } = booking
      const day = { uraian: '', jatuh_tempo: settlingDay(harga_snapshot, { from, berangkat: '' }) }
      for (const { id } of first.get(row.id) ?? []) due.set(id, day)
    }
  }
  return due
}
