import type { KwitansiIsi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { stampDutyOf } from '@safar/shared/money/kwitansi/stamp-duty'
import { terbilang } from '@safar/shared/money/kwitansi/terbilang'
import {
  METODE_LABEL,
  PEMBAYARAN_STATUS_LABEL,
  PEMBAYARAN_STEPS,
  type PembayaranStatus,
  type Putusan,
} from '@safar/shared/money/pembayaran/pembayaran'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { holdsSeats, isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { actorName } from '../../access/session/actor.ts'
import { type Context, stampOf } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { followMoney, openAccount } from '../buku/follow-booking.ts'
import { allocateMoney, appendEntries, requireAccount } from '../buku/ledger.ts'
import { cancelKwitansi, issueKwitansi } from '../kwitansi/issue-kwitansi.ts'
import { queueKwitansiMail } from '../kwitansi/kwitansi-mail.ts'
import { tellOfPaidInFull } from '../kwitansi/paid-in-full-mail.ts'
import { issuerOf, namesOf, standingOf } from '../kwitansi/receipt-facts.ts'
import { appendDecision, appendPayment } from './pembayaran.repository.ts'

/*
 * The steps of a payment, each in its booking's turn and within the transaction of whoever takes it: a verifier, a bank
 * line, a gateway.
 */

export type Payment = StoredRow<'pembayaran'>

/** Tells whether money that comes in may take seats for a booking. */
export const mayTakeSeats = ({ status }: PemesananStored): boolean => !holdsSeats(status) && !isEnded(status)

/** Tells whether money that goes out may give seats of a booking back. */
export const mayGiveSeatsBack = ({ status }: PemesananStored): boolean => holdsSeats(status)

/**
 * Appends a decision on a payment, unless another came first.
 * @throws HttpError 409 for a payment in another state than the one that the decision is taken in
 */
async function decide(
  { trx, now, actor }: Context,
  { id }: Payment,
  status: Putusan,
  alasan: string,
): Promise<void> {
  const made = await trx
    .selectFrom('putusan_pembayaran')
    .select(['ke', 'status'])
    .where('pembayaran_id', '=', id)
    .orderBy('ke', 'desc')
    .executeTakeFirst()
  const before: PembayaranStatus = made?.status ?? 'menunggu'
  if (before !== PEMBAYARAN_STEPS[status]) {
    const label = PEMBAYARAN_STATUS_LABEL[before].toLowerCase()
    throw conflict(`Pembayaran ini sudah ${before === 'menunggu' ? 'dicatat, belum diterima' : label}.`, {
      status: before,
    })
  }
  await appendDecision(trx, {
    pembayaran_id: id,
    ke: (made?.ke ?? 0) + 1,
    status,
    alasan,
    ...stampOf({ now, actor }),
  })
}

/** Notes what became of a payment in the history of its booking. */
export const notePayment = (context: Context, { pemesanan_id, jumlah, mata_uang }: Payment, rinci: string) =>
  logActivities(context, {
    aksi: 'ubah',
    jenis: 'pemesanan',
    data_id: pemesanan_id,
    rinci: `Pembayaran ${sumText(jumlah, mata_uang)} ${rinci}`,
  })

/** Returns the content of a payment's receipt as of now. */
async function receiptOf(
  { trx, actor }: Context,
  booking: PemesananStored,
  payment: Payment,
  { agency }: Kantor,
  parts: readonly { tagihan_id: number; jumlah: number }[],
): Promise<KwitansiIsi> {
  const paket = await trx
    .selectFrom('paket')
    .select(['nama_paket', 'tanggal_keberangkatan'])
    .where('id', '=', booking.paket_id)
    .executeTakeFirstOrThrow()
  const account = await requireAccount(trx, booking.id)
  const { jumlah, mata_uang, metode, tanggal_bank, rujukan } = payment
  const { meterai_batas, meterai_tarif } = agency.angka
  return {
    penerbit: issuerOf(agency),
    dari: booking.pemesan_nama,
    kode: booking.kode,
    paket: paket.nama_paket,
    tanggal_keberangkatan: paket.tanggal_keberangkatan,
    mata_uang,
    jumlah,
    terbilang: terbilang(jumlah, mata_uang),
    metode,
    tanggal_bank,
    rujukan,
    untuk: parts.map((part) => ({
      uraian: account.bills.find(({ id }) => id === part.tagihan_id)?.uraian ?? '',
      jumlah: part.jumlah,
    })),
    // A gateway's money is accepted by nobody of the office.
    diterima_oleh: actor ? actorName(actor) : METODE_LABEL[metode],
    bea_meterai: stampDutyOf(payment, { batas: meterai_batas.nilai, tarif: meterai_tarif.nilai }),
    peserta: await namesOf(trx, booking.id),
    posisi: await standingOf(trx, booking.id, account),
  }
}

/** The outcome of an accepted payment. */
export interface Settled {
  nomor: string
  booking: PemesananStored
  peringatan: string[]
}

export const SEATLESS =
  'Uang muka sudah diterima, tetapi kursinya belum ada. Pemesanan tetap menunggu: pindahkan, tambah kursi, atau kembalikan uangnya.'

/**
 * Books a payment in its booking's turn: its money pays the bill that it is meant for and the oldest ones, its receipt
 * is issued and sent, and the booking moves by it.
 * @throws HttpError 409 if it was decided already
 */
export async function settlePayment(
  context: Context,
  booking: PemesananStored,
  payment: Payment,
  kantor: Kantor,
): Promise<Settled> {
  const { id, jumlah, tagihan_id } = payment
  await decide(context, payment, 'diterima', '')
  await openAccount(context, booking)
  await appendEntries(context, booking.id, [{ jenis: 'masuk', pembayaran_id: id, jumlah }], '')
  const { parts, account } = await allocateMoney(context, booking.id, { pembayaran_id: id, tagihan_id })
  const own = parts.filter(({ pembayaran_id }) => pembayaran_id === id)
  const ids = { pembayaran_id: id, pemesanan_id: booking.id }
  const isi = await receiptOf(context, booking, payment, kantor, own)
  const { nomor, k } = await issueKwitansi(context, ids, isi)
  await queueKwitansiMail(context, booking, { nomor, k, isi }, kantor)
  await notePayment(context, payment, `diterima, ${nomor}`)
  const moved = await followMoney(context, booking, account, 'masuk')
  if (moved.booking.status === 'lunas' && booking.status !== 'lunas')
    await tellOfPaidInFull(context, moved.booking, { isi, nomor }, kantor)
  const peringatan = [
    ...(moved.seatless ? [SEATLESS] : []),
    ...(isEnded(booking.status)
      ? ['Pemesanan ini sudah berakhir. Uangnya tercatat sebagai kelebihan bayar.']
      : []),
  ]
  return { nomor, booking: moved.booking, peringatan }
}

/** Refuses a payment in its booking's turn; nothing was booked. @throws HttpError 409 if it was decided already */
export async function setPaymentAside(context: Context, payment: Payment, alasan: string): Promise<void> {
  await decide(context, payment, 'ditolak', alasan)
  await notePayment(context, payment, 'ditolak')
}

/**
 * Cancels an accepted payment in its booking's turn, by counter-entries, and its receipt by a counter-document. The
 * booking moves back by it.
 * @throws HttpError 409 for one that is not accepted, or whose money went on to another booking
 */
export async function unsettlePayment(
  context: Context,
  booking: PemesananStored,
  payment: Payment,
  alasan: string,
): Promise<void> {
  const { id } = payment
  await decide(context, payment, 'dibatalkan', alasan)
  const { taken, sources } = await openAccount(context, booking)
  const own = taken.filter(({ pembayaran_id }) => pembayaran_id === id)
  const rest = sources.find(({ pembayaran_id }) => pembayaran_id === id)?.sisa ?? 0
  const here = own.reduce((sum, { jumlah }) => sum + jumlah, rest)
  if (here !== payment.jumlah)
    throw conflict(
      'Sebagian uangnya sudah pindah ke pemesanan lain atau dikembalikan, jadi tidak dapat dibatalkan di sini.',
      {
        sisa: here,
      },
    )
  await appendEntries(
    context,
    booking.id,
    [
      ...own.map((part) => ({ ...part, jenis: 'alokasi' as const, jumlah: -part.jumlah })),
      { jenis: 'masuk', pembayaran_id: id, jumlah: -payment.jumlah },
    ],
    alasan,
  )
  const { account } = await allocateMoney(context, booking.id)
  await cancelKwitansi(context, id, alasan)
  await notePayment(context, payment, 'dibatalkan')
  await followMoney(context, booking, account, 'keluar')
}

/** Appends a payment anew as it was recorded, by whom it was: it waits again, in a family's queue too if it sent it. */
export async function waitAgain(context: Context, { id: before, ...recorded }: Payment): Promise<void> {
  const payment = await appendPayment(context.trx, { ...recorded, pada: context.now.toISOString() })
  await context.trx
    .updateTable('kiriman_keluarga')
    .set({ pembayaran_id: payment.id })
    .where('pembayaran_id', '=', before)
    .execute()
  await notePayment(context, payment, 'menunggu lagi')
}
