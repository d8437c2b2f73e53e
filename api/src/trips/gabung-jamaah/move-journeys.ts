import { PEMESANAN_ASIDE } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Context } from '../../access/session/context.ts'
import type { MoveJourneys } from '../../people/jamaah/join-pilgrims.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { conflict } from '../../platform/http/errors.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { writeRecord } from '../../records/noun/save.ts'
import { listPeserta } from '../pemesanan/booking.repository.ts'
import { refuseOverlaps } from '../pemesanan/participants.ts'
import { pesertaNoun } from '../pemesanan/peserta.noun.ts'

async function bookingsOf({ trx }: Context, jamaah: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('peserta')
    .select('pemesanan_id')
    .distinct()
    .where('jamaah_id', '=', jamaah)
    .orderBy('pemesanan_id')
    .execute()
  return rows.map(({ pemesanan_id }) => pemesanan_id)
}

/** Returns the moving of a joined pilgrim's places in bookings, which are held ahead of the pilgrims, as everywhere. */
export function moveJourneys(): MoveJourneys {
  let held: number[] = []
  return {
    async before(context, lain) {
      held = await bookingsOf(context, lain)
      for (const id of held) await holdRow(context.trx, 'pemesanan', id, 'change')
    },
    /**
     * Gives the places of one to another.
     * @throws HttpError 409 if both stand in one booking or travel at once, or if one was booked meanwhile
     */
    async move(context, lain, id) {
      const { trx } = context
      const bookings = await bookingsOf(context, lain)
      if (bookings.some((one) => !held.includes(one)))
        throw conflict('Orang ini baru saja dipesankan tempat. Lihat lagi sebelum menggabungkan.', {
          id: lain,
        })
      for (const one of await listPeserta(trx, bookings)) {
        if (one.jamaah_id !== lain) continue
        const booking = await trx
          .selectFrom('pemesanan')
          .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
          .select(['pemesanan.id', 'kode', 'pemesanan.status', 'tanggal_keberangkatan', 'durasi'])
          .where('pemesanan.id', '=', one.pemesanan_id)
          .executeTakeFirstOrThrow()
        const both = await trx
          .selectFrom('peserta')
          .select('id')
          .where('pemesanan_id', '=', booking.id)
          .where('jamaah_id', '=', id)
          .executeTakeFirst()
        if (both)
          throw conflict(
            `Keduanya ada di pemesanan ${booking.kode}. Keluarkan dulu salah satunya dari sana.`,
            { id: booking.id, kode: booking.kode },
          )
        const isAside = PEMESANAN_ASIDE.some((aside) => aside === booking.status)
        if (!isAside) await refuseOverlaps(trx, [id], booking, booking.id)
        await writeRecord(context, pesertaNoun, 'ubah', one, { ...contentOf(one), jamaah_id: id })
      }
    },
  }
}
