import { isKept, openOf } from '@safar/shared/money/buku/bills'
import type { HapusSisaInput } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import { followMoney, openAccount } from './follow-booking.ts'
import { appendEntries, requireAccount } from './ledger.ts'

const TAGIHAN_TIDAK_ADA = 'Tagihan ini tidak ada di pemesanan ini.'

/**
 * Writes off what a bill still asks for, or a part of it, within `changeBooking`: by a counter-entry with its reason
 * and who approved it. A later change of price does not ask for it again. Returns the booking as it is then.
 * @throws HttpError 404; 409 for a bill that asks for nothing, or that a cancelled booking keeps; 422 for more than
 *   is open
 */
export async function writeOff(
  context: Context,
  booking: PemesananStored,
  tagihan_id: number,
  { jumlah, alasan }: HapusSisaInput,
): Promise<PemesananStored> {
  const { bills } = await openAccount(context, booking)
  const bill = bills.find(({ id }) => id === tagihan_id)
  if (!bill) throw notFound(TAGIHAN_TIDAK_ADA)
  const { mata_uang } = booking
  const sisa = openOf(bill)
  if (isKept(bill.jenis))
    throw conflict('Potongan pembatalan dan biayanya diubah lewat pengembaliannya, bukan dihapus di sini.', {
      sisa,
    })
  if (sisa <= 0) throw conflict('Tagihan ini tidak punya sisa lagi.', { sisa })
  const gone = jumlah ?? sisa
  if (gone > sisa)
    throw invalidFields({ jumlah: [`Sisa tagihan ini ${sumText(sisa, mata_uang)}. Isi paling banyak itu.`] })
  await appendEntries(context, booking.id, [{ jenis: 'hapus', tagihan_id, jumlah: -gone }], alasan)
  const rinci = `Sisa tagihan ${sumText(gone, mata_uang)} dihapus: ${bill.uraian}`
  await logActivities(context, { aksi: 'ubah', jenis: 'pemesanan', data_id: booking.id, rinci })
  const account = await requireAccount(context.trx, booking.id)
  return (await followMoney(context, booking, account, 'lebih_murah')).booking
}
