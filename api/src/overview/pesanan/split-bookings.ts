import type { Pesanan } from '@safar/shared/overview/pesanan/pesanan-schema'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isAside, PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'

/** Bookings that people of one moved to, which a page names. */
const MOST = 20

/**
 * Lists the bookings that some people of a booking moved to, each with its people, the earliest first. Such a booking
 * is entered in the transaction that takes them out of the old one, so both have that moment, and its payer is the
 * same. Of one whose payer is another by now, or that travels on no day, nothing is told.
 */
export async function splitBookings(
  db: Kysely<Tables>,
  { id, pemesan_telepon }: Pick<PemesananStored, 'id' | 'pemesan_telepon'>,
): Promise<Pesanan['pecahan']> {
  const rows = await db
    .selectFrom('pemesanan')
    .innerJoin('riwayat', 'riwayat.waktu', 'pemesanan.created_at')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .select([
      'pemesanan.id',
      'pemesanan.kode',
      'pemesanan.status',
      'paket.nama_paket',
      'paket.tanggal_keberangkatan',
    ])
    .distinct()
    .where('riwayat.jenis', '=', pemesananNoun.noun.name)
    .where('riwayat.data_id', '=', id)
    .where('pemesanan.id', '>', id)
    .where('pemesanan.pemesan_telepon', '=', pemesan_telepon)
    .orderBy('pemesanan.id')
    .limit(MOST)
    .execute()
  const travelling = rows.filter(({ status }) =>
    PEMESANAN_STATUS.some((known) => known === status && !isAside(known)),
  )
  if (travelling.length === 0) return []
  const people = await db
    .selectFrom('peserta')
    .leftJoin('jamaah', 'jamaah.id', 'peserta.jamaah_id')
    .select(['peserta.pemesanan_id', 'peserta.nama', 'jamaah.nama_paspor'])
    .where(
      'peserta.pemesanan_id',
      'in',
      travelling.map((one) => one.id),
    )
    .orderBy('peserta.id')
    .execute()
  return travelling.map((one) => ({
    kode: one.kode,
    paket: one.nama_paket,
    berangkat: one.tanggal_keberangkatan,
    peserta: people
      .filter(({ pemesanan_id }) => pemesanan_id === one.id)
      .map(({ nama, nama_paspor }) => nama_paspor || nama),
  }))
}
