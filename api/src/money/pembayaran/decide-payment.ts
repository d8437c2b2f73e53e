import { MAY } from '@safar/shared/access/session/who'
import type { KwitansiIsi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { stampDutyOf } from '@safar/shared/money/kwitansi/stamp-duty'
import { terbilang } from '@safar/shared/money/kwitansi/terbilang'
import {
  PEMBAYARAN_STATUS_LABEL,
  PEMBAYARAN_STEPS,
  type PembayaranStatus,
  type Putusan,
} from '@safar/shared/money/pembayaran/pembayaran'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { holdsSeats, isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import { actorName, type Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, HttpError } from '../../platform/http/errors.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { type BookingChange, changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { followMoney, openAccount } from '../buku/follow-booking.ts'
import { allocateMoney, appendEntries, requireAccount } from '../buku/ledger.ts'
import { cancelKwitansi, issueKwitansi } from '../kwitansi/issue-kwitansi.ts'
import { issuerOf, namesOf, standingOf } from '../kwitansi/receipt-facts.ts'
import { findPayment } from './pembayaran.repository.ts'
import type { PaymentDeps } from './record-payment.ts'

type Payment = StoredRow<'pembayaran'>

/** Runs a decision on a payment in its booking's turn, and returns what came of it. */
async function inTurnOf<Result>(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  {
    isSeating,
    change,
  }: Pick<BookingChange<Result>, 'isSeating'> & {
    change(context: Context, booking: PemesananStored, payment: Payment): Promise<Result>
  },
): Promise<Result> {
  const payment = await findPayment(deps.database.db, id)
  return changeBooking(deps, actor, String(payment.pemesanan_id), {
    isSeating,
    change: (context, booking) => change(context, booking, payment),
  })
}

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
  await trx
    .insertInto('putusan_pembayaran')
    .values({
      pembayaran_id: id,
      ke: (made?.ke ?? 0) + 1,
      status,
      alasan,
      pada: now.toISOString(),
      akun_id: actor ? Number(actor.id) : null,
      token_id: actor?.token ?? null,
    })
    .execute()
}

/**
 * Refuses who recorded a payment as its verifier, where the agency has another account with the right.
 * @throws HttpError 403
 */
async function requireOther(trx: Kysely<Tables>, actor: Pelaku, { akun_id }: Payment): Promise<void> {
  if (akun_id !== Number(actor.id)) return
  const others = await trx
    .selectFrom('akun')
    .select('id')
    .where('role', 'in', MAY.finance)
    .where('id', '<>', akun_id)
    .where('ditangguhkan_pada', 'is', null)
    .where('diundang_pada', 'is', null)
    .executeTakeFirst()
  if (others)
    throw new HttpError(403, 'Anda yang mencatat pembayaran ini. Minta rekan yang berhak untuk memeriksanya.')
}

const note = (context: Context, { pemesanan_id, jumlah, mata_uang }: Payment, rinci: string) =>
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
    diterima_oleh: actorName(actor),
    bea_meterai: stampDutyOf(payment, { batas: meterai_batas.nilai, tarif: meterai_tarif.nilai }),
    peserta: await namesOf(trx, booking.id),
    posisi: await standingOf(trx, booking.id, account),
  }
}

interface Accepted {
  nomor: string
  booking: PemesananStored
  peringatan: string[]
}

export const SEATLESS =
  'Uang muka sudah diterima, tetapi kursinya belum ada. Pemesanan tetap menunggu: pindahkan, tambah kursi, atau kembalikan uangnya.'

/**
 * Accepts a payment: its money pays the oldest bills, its receipt is issued, and the booking moves by it, all in one
 * transaction.
 * @throws HttpError 403 for who recorded it; 404; 409 if it was decided already
 */
export async function acceptPayment(deps: PaymentDeps, actor: Pelaku, id: number): Promise<Accepted> {
  const kantor = await readKantor(deps)
  return inTurnOf(deps, actor, id, {
    isSeating: ({ status }) => !holdsSeats(status) && !isEnded(status),
    async change(context, booking, payment) {
      await decide(context, payment, 'diterima', '')
      await requireOther(context.trx, actor, payment)
      await openAccount(context, booking)
      const { jumlah } = payment
      await appendEntries(context, booking.id, [{ jenis: 'masuk', pembayaran_id: id, jumlah }], '')
      const { parts, account } = await allocateMoney(context, booking.id)
      const own = parts.filter(({ pembayaran_id }) => pembayaran_id === id)
      const ids = { pembayaran_id: id, pemesanan_id: booking.id }
      const nomor = await issueKwitansi(context, ids, await receiptOf(context, booking, payment, kantor, own))
      await note(context, payment, `diterima, ${nomor}`)
      const moved = await followMoney(context, booking, account, 'masuk')
      const peringatan = [
        ...(moved.seatless ? [SEATLESS] : []),
        ...(isEnded(booking.status)
          ? ['Pemesanan ini sudah berakhir. Uangnya tercatat sebagai kelebihan bayar.']
          : []),
      ]
      return { nomor, booking: moved.booking, peringatan }
    },
  })
}

/** Refuses a payment. Nothing was booked by it. @throws HttpError 404; 409 if it was decided already */
export function refusePayment(deps: PaymentDeps, actor: Pelaku, id: number, alasan: string): Promise<number> {
  return inTurnOf(deps, actor, id, {
    isSeating: () => false,
    async change(context, booking, payment) {
      await decide(context, payment, 'ditolak', alasan)
      await note(context, payment, 'ditolak')
      return booking.id
    },
  })
}

/**
 * Cancels an accepted payment by counter-entries, and its receipt by a counter-document. The booking moves back by it.
 * @throws HttpError 404; 409 for one that is not accepted, or whose money went on to another booking
 */
export function cancelPayment(deps: PaymentDeps, actor: Pelaku, id: number, alasan: string): Promise<number> {
  return inTurnOf(deps, actor, id, {
    isSeating: ({ status }) => holdsSeats(status),
    async change(context, booking, payment) {
      await decide(context, payment, 'dibatalkan', alasan)
      const { taken, sources } = await openAccount(context, booking)
      const own = taken.filter(({ pembayaran_id }) => pembayaran_id === id)
      const rest = sources.find(({ pembayaran_id }) => pembayaran_id === id)?.sisa ?? 0
      const here = own.reduce((sum, { jumlah }) => sum + jumlah, rest)
      if (here !== payment.jumlah)
        throw conflict(
          'Sebagian uangnya sudah pindah ke pemesanan lain, jadi tidak dapat dibatalkan di sini.',
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
      await note(context, payment, 'dibatalkan')
      await followMoney(context, booking, account, 'keluar')
      return booking.id
    },
  })
}
