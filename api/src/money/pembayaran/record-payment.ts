import { createHash } from 'node:crypto'
import { BUKTI_FILES } from '@safar/shared/money/pembayaran/pembayaran'
import type { Pembayaran, PembayaranInput } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { FileOwner, FilesOf } from '../../files/berkas-pribadi/owner.ts'
import type { PrivateFiles, Upload } from '../../files/berkas-pribadi/private-files.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields, notFound } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { appendPayment, listPayments, PEMBAYARAN_TIDAK_ADA } from './pembayaran.repository.ts'
import { notePayment } from './settle-payment.ts'

/** The parts of the server that payments need. */
export interface PaymentDeps extends Deps, Pick<AppDeps, 'siteUrl' | 'pengaturanAwal' | 'vault'> {
  berkasPribadi: PrivateFiles
}

/** A booking as the owner of proofs. Their files are swept with the noun's, whose name they have. */
const OWNER: FileOwner = { jenis: pemesananNoun.noun.name, fields: BUKTI_FILES }

/** Returns the files of the proofs of a booking's payments. */
export const proofsOf = (data_id: number): FilesOf => ({ owner: OWNER, bidang: 'bukti_bayar', data_id })

/** Refuses a day on which the money cannot have come. @throws HttpError 422 */
function requireDay({ tanggal_bank }: PembayaranInput, { created_at }: PemesananStored, now: Date): void {
  if (tanggal_bank > hariIni(now))
    throw invalidFields({ tanggal_bank: ['Hari ini belum tiba. Isi hari uangnya masuk.'] })
  if (tanggal_bank < hariIni(new Date(created_at)))
    throw invalidFields({ tanggal_bank: ['Hari ini sebelum pemesanannya dibuat. Periksa lagi tanggalnya.'] })
}

/** Appends a payment that waits to be verified; nothing is booked by it. @throws HttpError 422 */
async function addPayment(
  context: Context,
  booking: PemesananStored,
  input: PembayaranInput,
  proof: { bukti: string; bukti_kunci: string },
): Promise<number> {
  const { trx, now, actor } = context
  requireDay(input, booking, now)
  const { jumlah, metode, tanggal_bank, rujukan = '', kurs = null } = input
  const payment = await appendPayment(trx, {
    pemesanan_id: booking.id,
    jumlah,
    mata_uang: booking.mata_uang,
    kurs: booking.mata_uang === 'Rp' ? null : kurs,
    metode,
    tanggal_bank,
    rujukan,
    ...proof,
    pada: now.toISOString(),
    akun_id: actor ? Number(actor.id) : null,
    token_id: actor?.token ?? null,
  })
  await notePayment(context, payment, 'dicatat')
  return payment.id
}

/**
 * Records a payment of a booking, in its turn, with its proof where there is one. It is `menunggu` until somebody else
 * verifies it.
 * @throws HttpError 404; 413, 415 or 422 for a refused proof; 422 by field
 */
export async function recordPayment(
  { database, now, berkasPribadi }: PaymentDeps,
  actor: Pelaku,
  { id }: PemesananStored,
  input: PembayaranInput,
  upload: Upload | null,
): Promise<Pembayaran> {
  let added = 0
  async function add(context: Context, proof: { bukti: string; bukti_kunci: string }) {
    await holdRow(context.trx, 'pemesanan', id, 'refer')
    const booking = await findBooking(context.trx, String(id))
    if (!booking) throw notFound('Pemesanan ini tidak ada.')
    added = await addPayment(context, booking, input, proof)
  }
  if (upload) {
    const bukti_kunci = createHash('sha256').update(upload.bytes).digest('hex')
    await berkasPribadi.add(proofsOf(id), upload, (trx, bukti) =>
      add({ trx, actor, now: now() }, { bukti, bukti_kunci }),
    )
  } else
    await database.db
      .transaction()
      .execute((trx) => add({ trx, actor, now: now() }, { bukti: '', bukti_kunci: '' }))
  const [payment] = await listPayments(database.db, id, added)
  if (!payment) throw notFound(PEMBAYARAN_TIDAK_ADA)
  return payment
}
