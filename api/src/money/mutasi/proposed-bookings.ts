import { openOf } from '@safar/shared/money/buku/bills'
import type { ProposedBooking } from '@safar/shared/money/mutasi/propose'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import {
  isEnded,
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
  const rows = await db.selectFrom('pemesanan').selectAll().where('mata_uang', '=', 'Rp').execute()
  const bills = await openBills(db)
  const waiting = await waitingByBooking(db)
  const codes = new Map(
    (await db.selectFrom('uang_pemesanan').select(['pemesanan_id', 'kode_unik']).execute()).map((row) => [
      row.pemesanan_id,
      row.kode_unik,
    ]),
  )
  const bookings = rows
    .flatMap((row) => pemesananNoun.readRow(row) ?? [])
    .filter(({ id, status }) => !OVER.includes(status) || bills.has(id) || waiting.has(id))
  const ids = bookings.map(({ id }) => id)
  const peserta = new Map<number, PesertaStored[]>()
  for (const part of inParts(ids))
    for (const one of await listPeserta(db, part)) {
      const known = peserta.get(one.pemesanan_id)
      if (known) known.push(one)
      else peserta.set(one.pemesanan_id, [one])
    }
  const names = new Map(
    (
      await db
        .selectFrom('jamaah')
        .innerJoin('peserta', 'peserta.jamaah_id', 'jamaah.id')
        .select(['jamaah.id', 'nama_paspor'])
        .execute()
    ).map(({ id, nama_paspor }) => [id, nama_paspor]),
  )
  const days = new Map(
    (await db.selectFrom('paket').select(['id', 'tanggal_keberangkatan']).execute()).map((paket) => [
      paket.id,
      paket.tanggal_keberangkatan,
    ]),
  )
  return bookings.map((booking) => {
    const own = peserta.get(booking.id) ?? []
    const travellers = own.map(({ jamaah_id, nama }) => (jamaah_id !== null && names.get(jamaah_id)) || nama)
    return {
      id: booking.id,
      kode: booking.kode,
      nama: [booking.pemesan_nama, ...travellers].filter((nama) => nama !== ''),
      kode_unik: codes.get(booking.id) ?? null,
      tagihan: codes.has(booking.id)
        ? (bills.get(booking.id) ?? []).map((bill) => ({ uraian: bill.uraian, jumlah: openOf(bill) }))
        : plannedBills(booking, own, days.get(booking.paket_id) ?? ''),
      menunggu: waiting.get(booking.id) ?? [],
      ragu: isEnded(booking.status)
        ? `Pemesanan ini sudah ${PEMESANAN_STATUS_LABEL[booking.status].toLowerCase()}.`
        : '',
    }
  })
}

/** The bills of a booking whose account nobody has opened; none of one that has ended or is paid. */
function plannedBills(booking: PemesananStored, peserta: readonly PesertaStored[], berangkat: string) {
  if (isEnded(booking.status) || booking.status === 'lunas') return []
  const price = priceBooking(booking.harga_snapshot, peserta, booking.kamar_sendiri)
  return planOf(booking, price, berangkat).map(({ uraian, jumlah }) => ({ uraian, jumlah }))
}

/** Reads the payments that nobody has decided, by booking. */
async function waitingByBooking(db: Kysely<Tables>): Promise<Map<number, ProposedBooking['menunggu']>> {
  const rows = await db
    .selectFrom('pembayaran')
    .leftJoin('putusan_pembayaran', 'putusan_pembayaran.pembayaran_id', 'pembayaran.id')
    .select(['pemesanan_id', 'jumlah', 'tanggal_bank', 'rujukan', 'bukti'])
    .where('putusan_pembayaran.id', 'is', null)
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
