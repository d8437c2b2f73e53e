import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Context, transact } from '../access/session/context.ts'
import { giveBackSeats, takeSeats } from '../content/paket/seat-ledger.ts'
import { holdRow } from '../platform/db/hold-row.ts'
import { changeRecords } from '../records/noun/change.ts'
import { addRecord } from '../records/noun/save.ts'
import { pemesananNoun } from '../trips/pemesanan/pemesanan.noun.ts'
import { pesertaNoun } from '../trips/pemesanan/peserta.noun.ts'
import type { TestApp } from './test-app.ts'

const HARGA = {
  currency: 'Rp',
  harga_quad: 30_000_000,
  harga_triple: 31_000_000,
  harga_double: 32_000_000,
  durasi: '9 Hari',
  aturan_anak: 12,
  aturan_bayi: 2,
  aturan_lunas: 30,
}
const ADULT = { jenis: 'dewasa', kamar: 'quad', visa: {}, polis: {} }

let kode = 0

interface Booked {
  status?: PemesananStatus
  orang?: number
}

/** Puts a booking of some adults into the tables, with no seat yet; returns its id and its participants'. */
export const addBooking = ({ deps }: Pick<TestApp, 'deps'>, paket_id: number, booked: Booked = {}) =>
  transact(deps, null, (context) => putBooking(context, paket_id, booked))

/** The same within a transaction, which keeps the departure as a call does. */
export async function putBooking(
  context: Context,
  paket_id: number,
  { status = 'draf', orang = 1 }: Booked = {},
): Promise<{ id: number; peserta: number[] }> {
  await holdRow(context.trx, 'paket', paket_id, 'refer')
  kode += 1
  const booking = pemesananNoun.bodies.create.parse({
    kode: `UJI-2026-${String(kode).padStart(4, '0')}`,
    paket_id,
    pemesan_nama: 'Siti Aminah',
    status,
    mata_uang: 'Rp',
    total: 0,
    dihitung_pada: '2026-11-21',
    harga_snapshot: HARGA,
  })
  const { id } = await addRecord(context, pemesananNoun, booking)
  const peserta: number[] = []
  for (let ke = 1; ke <= orang; ke += 1) {
    const one = pesertaNoun.bodies.create.parse({ ...ADULT, pemesanan_id: id, ke })
    peserta.push((await addRecord(context, pesertaNoun, one)).id)
  }
  return { id, peserta }
}

/** Gives the state of a booking, as bookings do that know no seats. */
export async function setBooking({ deps }: Pick<TestApp, 'deps'>, id: number, status: PemesananStatus) {
  await deps.database.db.updateTable('pemesanan').set({ status }).where('id', '=', id).execute()
}

/** Takes seats in a change of its own; false if too few are left. */
export const seat = ({ deps }: Pick<TestApp, 'deps'>, paket: number, peserta: readonly number[]) =>
  changeRecords(deps, null, (context) => takeSeats(context, paket, peserta))

/** Gives seats back in a change of its own. */
export const giveBack = ({ deps }: Pick<TestApp, 'deps'>, peserta: readonly number[]) =>
  changeRecords(deps, null, (context) => giveBackSeats(context, peserta))
