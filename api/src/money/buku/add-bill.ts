import type { TagihanInput } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { followMoney, openAccount } from './follow-booking.ts'
import { addBills, allocateMoney } from './ledger.ts'

/**
 * Adds a bill by hand to a booking, within `changeBooking`: a wheelchair, a room of one's own, overweight. Money that
 * no bill needed pays it at once. Returns the booking as it is then.
 * @throws HttpError 409 for a booking that has ended; 422 for a day in the past or after departure
 */
export async function addBill(
  context: Context,
  booking: PemesananStored,
  { uraian, jumlah, jatuh_tempo, alasan }: TagihanInput,
): Promise<PemesananStored> {
  if (isEnded(booking.status))
    throw conflict(
      `Pemesanan yang sudah ${PEMESANAN_STATUS_LABEL[booking.status].toLowerCase()} tidak ditagih lagi.`,
      {
        status: booking.status,
      },
    )
  const today = hariIni(context.now)
  const { tanggal_keberangkatan: berangkat } = await context.trx
    .selectFrom('paket')
    .select('tanggal_keberangkatan')
    .where('id', '=', booking.paket_id)
    .executeTakeFirstOrThrow()
  if (jatuh_tempo !== undefined && jatuh_tempo < today)
    throw invalidFields({ jatuh_tempo: ['Jatuh tempo paling awal hari ini.'] })
  if (jatuh_tempo !== undefined && berangkat >= today && jatuh_tempo > berangkat)
    throw invalidFields({ jatuh_tempo: ['Jatuh tempo paling akhir hari keberangkatan.'] })
  await openAccount(context, booking)
  await addBills(
    context,
    booking.id,
    [{ jenis: 'tambahan', uraian, jumlah, jatuh_tempo: jatuh_tempo ?? today }],
    alasan,
  )
  const { account } = await allocateMoney(context, booking.id)
  const rinci = `Tagihan tambahan ${sumText(jumlah, booking.mata_uang)}`
  await logActivities(context, { aksi: 'ubah', jenis: 'pemesanan', data_id: booking.id, rinci })
  return (await followMoney(context, booking, account, 'lebih_mahal')).booking
}
