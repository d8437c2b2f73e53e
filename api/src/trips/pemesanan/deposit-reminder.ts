import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { firstBillText } from '@safar/shared/trips/pemesanan/sum-text'
import { sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { cancelMail, queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { aboutBooking } from './shown-booking.ts'

const PERISTIWA = 'batas-uang-muka'

/** Returns the beginning of the keys of a booking's reminders; its last day follows, so another day is told anew. */
const reminderKey = (id: number) => `${PERISTIWA}:${id}:`

/** Matches rows of `pemesanan` whose reminder of their last day is in the outbox, sent or not. */
export const isReminded = sql<boolean>`exists (
  select 1 from kotak_keluar
  where kunci = ${`${PERISTIWA}:`} || cast(pemesanan.id as text) || ':' || pemesanan.batas_dp)`

/**
 * Queues the mail to who booked that the last day for the down payment is near, in the transaction that found it: once
 * per booking and last day. Who gave no address gets none; the office's list has them first.
 */
export async function queueDepositReminder(
  context: Context,
  booking: PemesananStored,
  kantor: Kantor,
): Promise<void> {
  const { id, kode, pemesan_nama, pemesan_email, batas_dp, mata_uang } = booking
  if (pemesan_email === '') return
  const { paket, tagihan } = await aboutBooking(context.trx, booking, context.now)
  await queueMail(context, {
    peristiwa: PERISTIWA,
    kunci: `${reminderKey(id)}${batas_dp}`,
    penerima: pemesan_email,
    balasKe: kantor.agency.email,
    rujukan: `${pemesananNoun.noun.name}:${id}`,
    tenang: true,
    kantor,
    templat: {
      nama: PERISTIWA,
      kata: {
        kode,
        nama: namaSurat(pemesan_nama),
        paket: paket.nama_paket,
        bayaran: firstBillText(tagihan, mata_uang),
        hari: formatTanggalHari(batas_dp),
      },
      tautan: `${kantor.siteUrl}/`,
    },
  })
}

/** Cancels a booking's reminder that waits to be sent, in the transaction that ends the wait for its down payment. */
export function cancelDepositReminder({ trx }: Context, { id }: PemesananStored): Promise<void> {
  return cancelMail(trx, PERISTIWA, (kunci) => !kunci.startsWith(reminderKey(id)))
}
