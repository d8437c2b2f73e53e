import type { Role } from '@safar/shared/access/session/session-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { settlingDay } from '@safar/shared/trips/pemesanan/bills'
import { byUrgency, isWaiting, type NextAction, nextAction } from '@safar/shared/trips/pemesanan/next-action'
import { PEMESANAN_STATUS, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { HargaSnapshot } from '@safar/shared/trips/pemesanan/price'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
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
      'dihitung_pada',
      // Long, and asked of partly paid ones alone.
      eb
        .case()
        .when('status', '=', 'sebagian')
        .then(eb.ref('harga_snapshot'))
        .else('')
        .end()
        .as('harga_snapshot'),
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
  const snapshots = await snapshotsOf(
    db,
    rows.filter(({ status }) => status === 'sebagian'),
  )
  const today = hariIni(now)
  const waiting: { id: number; next: NextAction }[] = []
  for (const { id, paket_id, batas_dp, dihitung_pada: from, harga_snapshot, kosong, ...row } of rows) {
    const status = PEMESANAN_STATUS.find((known) => known === row.status)
    const paket = pakets.get(paket_id)
    if (!status || !paket) continue
    const { tanggal_keberangkatan, durasi } = paket
    const snapshot = snapshots.get(harga_snapshot)
    const pelunasan = snapshot ? settlingDay(snapshot, { from, berangkat: tanggal_keberangkatan }) : ''
    const about = { status, batas_dp, pelunasan, tanggal_keberangkatan, durasi }
    const next = nextAction({ ...about, tanpa_jamaah: Number(kosong) }, today)
    if (next && isWaiting(next, { role, today })) waiting.push({ id, next })
  }
  return waiting.sort((a, b) => byUrgency(a.next, b.next)).map(({ id }) => id)
}

/** Reads frozen inputs by their stored text. Many bookings of a departure have the same ones, which are read once. */
async function snapshotsOf(
  db: Kysely<Tables>,
  bookings: readonly { id: number; harga_snapshot: string }[],
): Promise<Map<string, HargaSnapshot>> {
  const one = new Map(bookings.map(({ id, harga_snapshot }) => [harga_snapshot, id]))
  const snapshots = new Map<string, HargaSnapshot>()
  for (const part of inParts([...one.values()])) {
    const rows = await db.selectFrom('pemesanan').selectAll().where('id', 'in', part).execute()
    for (const row of rows) {
      const booking = pemesananNoun.readRow(row)
      if (booking) snapshots.set(row.harga_snapshot, booking.harga_snapshot)
    }
  }
  return snapshots
}
