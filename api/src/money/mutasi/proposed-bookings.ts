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

/** States after whose journey no more money is expected. */
const OVER = ['berangkat', 'selesai'] as const satisfies readonly PemesananStatus[]

/**
 * Reads the bookings whose money a bank line may be, each with the bills of its plan. One that has ended is among them,
 * for money that came too late; one that has left is not.
 */
export async function proposedBookings(db: Kysely<Tables>): Promise<ProposedBooking[]> {
  const rows = await db.selectFrom('pemesanan').selectAll().where('status', 'not in', OVER).execute()
  const bookings = rows.flatMap((row) => pemesananNoun.readRow(row) ?? [])
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
      kode_unik: null,
      tagihan: openBills(booking, own, days.get(booking.paket_id) ?? ''),
      menunggu: [],
      ragu: isEnded(booking.status)
        ? `Pemesanan ini sudah ${PEMESANAN_STATUS_LABEL[booking.status].toLowerCase()}.`
        : '',
    }
  })
}

/** The bills of a booking in rupiah; none of one in dollars, of one that has ended, or of one that is paid. */
function openBills(booking: PemesananStored, peserta: readonly PesertaStored[], berangkat: string) {
  if (booking.mata_uang !== 'Rp' || booking.status === 'lunas') return []
  const price = priceBooking(booking.harga_snapshot, peserta, booking.kamar_sendiri)
  return planOf(booking, price, berangkat).map(({ uraian, jumlah }) => ({ uraian, jumlah }))
}
