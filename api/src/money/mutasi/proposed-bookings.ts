import { openOf } from '@safar/shared/money/buku/bills'
import type { ProposedBooking } from '@safar/shared/money/mutasi/propose'
import {
  isEnded,
  PEMESANAN_STATUS,
  PEMESANAN_STATUS_LABEL,
  type PemesananStatus,
} from '@safar/shared/trips/pemesanan/pemesanan-status'
import { priceBooking } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { listPeserta } from '../../trips/pemesanan/booking.repository.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { planOf } from '../../trips/pemesanan/shown-booking.ts'
import { openBills } from '../buku/open-bills.ts'

/** States after whose journey money is expected where a bill is open still. */
const OVER: readonly PemesananStatus[] = ['berangkat', 'selesai']

/**
 * Reads the bookings in rupiah whose money a bank line may be, each with its open bills and the payments that wait. One
 * that has ended is among them, for money that came too late; one that has left, while something is open.
 */
export async function proposedBookings(db: Kysely<Tables>): Promise<ProposedBooking[]> {
  const rows = await db
    .selectFrom('pemesanan')
    .select(['id', 'kode', 'status', 'pemesan_nama'])
    .where('mata_uang', '=', 'Rp')
    .orderBy('id')
    .execute()
  const bills = await openBills(db)
  const waiting = await waitingByBooking(db)
  const codes = new Map(
    (await db.selectFrom('uang_pemesanan').select(['pemesanan_id', 'kode_unik']).execute()).map((row) => [
      row.pemesanan_id,
      row.kode_unik,
    ]),
  )
  const bookings = rows.flatMap((row) => {
    const status = PEMESANAN_STATUS.find((one) => one === row.status)
    if (!status || (OVER.includes(status) && !bills.has(row.id) && !waiting.has(row.id))) return []
    return { ...row, status }
  })
  const planned = await plannedBills(
    db,
    bookings
      .filter(({ id, status }) => !codes.has(id) && !isEnded(status) && status !== 'lunas')
      .map(({ id }) => id),
  )
  const travellers = await travellersByBooking(db)
  return bookings.map(({ id, kode, status, pemesan_nama }) => ({
    id,
    kode,
    nama: [pemesan_nama, ...(travellers.get(id) ?? [])].filter((nama) => nama !== ''),
    kode_unik: codes.get(id) ?? null,
    tagihan: codes.has(id)
      ? (bills.get(id) ?? []).map((bill) => ({ uraian: bill.uraian, jumlah: openOf(bill) }))
      : (planned.get(id) ?? []),
    menunggu: waiting.get(id) ?? [],
    ragu: isEnded(status) ? `Pemesanan ini sudah ${PEMESANAN_STATUS_LABEL[status].toLowerCase()}.` : '',
  }))
}

/** Reads the names of who travels, by booking: as in the passport, else as they were booked. */
async function travellersByBooking(db: Kysely<Tables>): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('peserta')
    .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
    .leftJoin('jamaah', 'jamaah.id', 'peserta.jamaah_id')
    .select(['peserta.pemesanan_id', 'peserta.nama', 'jamaah.nama_paspor'])
    .where('pemesanan.mata_uang', '=', 'Rp')
    .orderBy('peserta.pemesanan_id')
    .orderBy('peserta.ke')
    .orderBy('peserta.id')
    .execute()
  const names = new Map<number, string[]>()
  for (const { pemesanan_id, nama, nama_paspor } of rows) {
    const known = names.get(pemesanan_id)
    if (known) known.push(nama_paspor || nama)
    else names.set(pemesanan_id, [nama_paspor || nama])
  }
  return names
}

/** Plans the bills of bookings whose accounts nobody has opened. */
async function plannedBills(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, ProposedBooking['tagihan']>> {
  const bills = new Map<number, ProposedBooking['tagihan']>()
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('pemesanan')
      .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
      .selectAll('pemesanan')
      .select('paket.tanggal_keberangkatan')
      .where('pemesanan.id', 'in', part)
      .execute()
    const peserta = Map.groupBy(await listPeserta(db, part), ({ pemesanan_id }) => pemesanan_id)
    for (const { tanggal_keberangkatan, ...row } of rows) {
      const booking = pemesananNoun.readRow(row)
      if (!booking) continue
      const price = priceBooking(booking.harga_snapshot, peserta.get(row.id) ?? [], booking.kamar_sendiri)
      bills.set(
        row.id,
        planOf(booking, price, tanggal_keberangkatan).map(({ uraian, jumlah }) => ({ uraian, jumlah })),
      )
    }
  }
  return bills
}

/** Reads the payments that nobody has decided, by booking. */
async function waitingByBooking(db: Kysely<Tables>): Promise<Map<number, ProposedBooking['menunggu']>> {
  const rows = await db
    .selectFrom('pembayaran')
    .innerJoin('pembayaran_menunggu', 'pembayaran_menunggu.pembayaran_id', 'pembayaran.id')
    .select(['pemesanan_id', 'jumlah', 'tanggal_bank', 'rujukan', 'bukti'])
    .where('mata_uang', '=', 'Rp')
    .orderBy('pembayaran.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ pemesanan_id }) => pemesanan_id)].map(([id, own]) => [
      id,
      own.map(({ jumlah, tanggal_bank, rujukan, bukti }) => ({
        jumlah: Number(jumlah),
        tanggal: tanggal_bank,
        rujukan,
        bukti: bukti !== '',
      })),
    ]),
  )
}
